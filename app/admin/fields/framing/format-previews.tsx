import type { CSSProperties } from 'react';
import { type CropArea, isWholeImage, partInFormat } from '#domain/images/crop.ts';
import type { FocalPoint } from '#domain/images/focal-point.ts';
import type { ImageFormat } from './image-formats.ts';
import type { ImageSize } from './whole-image.tsx';
import { framingWords as words } from './words.ts';

interface FormatPreviewsProps {
  address: string;
  formats: readonly ImageFormat[];
  point: FocalPoint;
  area: CropArea;
  size: ImageSize | undefined;
}

/** What is left of the image in each format that shows it. */
export function FormatPreviews({ address, formats, point, area, size }: FormatPreviewsProps) {
  return (
    <>
      <h3 className="list-label">{words.formats}</h3>
      <ul className="framing-formats">
        {formats.map(({ name, ratio }) => (
          <li key={name}>
            <span className="framing-format" style={{ aspectRatio: ratio }}>
              <img
                src={address}
                alt=""
                style={
                  size && !isWholeImage(area)
                    ? placed(partInFormat(area, { point, ratio, size }))
                    : { objectPosition: `${point.x}% ${point.y}%` }
                }
              />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The cut image is not there yet: the whole one lies so that this part of it fills the frame. */
function placed({ left, top, right, bottom }: CropArea): CSSProperties {
  const [wide, high] = [right - left, bottom - top];
  return {
    width: `${10_000 / wide}%`,
    height: `${10_000 / high}%`,
    left: `${(-left / wide) * 100}%`,
    top: `${(-top / high) * 100}%`,
  };
}
