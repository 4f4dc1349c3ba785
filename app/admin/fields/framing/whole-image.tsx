import { type PointerEvent, useRef } from 'react';
import { type CropArea, type Edge, isWholeImage } from '#domain/images/crop.ts';
import { dragged, edgesAt, leastDistance, pointWithin } from '#domain/images/crop-editing.ts';
import type { FocalPoint } from '#domain/images/focal-point.ts';
import { framingWords as words } from './words.ts';

/** What a pointer sets: the focal point, or the part that is kept. */
export type FramingMode = 'point' | 'crop';

export interface ImageSize {
  width: number;
  height: number;
}

interface WholeImageProps {
  address: string;
  mode: FramingMode;
  point: FocalPoint;
  area: CropArea;
  /** In pixels, once the image is there. */
  size: ImageSize | undefined;
  onSize(size: ImageSize): void;
  onPoint(point: FocalPoint): void;
  onArea(area: CropArea): void;
}

/** How near a pointer must come to an edge, in pixels: as a finger does. */
const REACH = 24;

/** By touch or mouse; the sliders do the same for the keyboard. */
export function WholeImage(props: WholeImageProps) {
  const { address, mode, point, area, size, onSize, onPoint, onArea } = props;
  const held = useRef<{ edges: Edge[]; at: FocalPoint; area: CropArea }>(undefined);

  const aim = (event: PointerEvent<HTMLElement>) => {
    const { x, y } = pointerOn(event);
    onPoint(pointWithin({ x: Math.round(x), y: Math.round(y) }, area));
  };
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (!held.current || !size) return;
    const at = pointerOn(event);
    const by = { x: at.x - held.current.at.x, y: at.y - held.current.at.y };
    onArea(dragged(held.current.area, held.current.edges, by, leastDistance(size)));
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (mode === 'point') return aim(event);
    const at = pointerOn(event);
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const reach = { x: (REACH / width) * 100, y: (REACH / height) * 100 };
    held.current = { edges: edgesAt(area, at, reach), at, area };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    if (mode === 'point') aim(event);
    else pull(event);
  };
  return (
    <div className="framing-image" data-mode={mode} onPointerDown={press} onPointerMove={move}>
      <img
        src={address}
        alt={words.image}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          onSize({ width, height })
        }
      />
      {(mode === 'crop' || !isWholeImage(area)) && (
        <span className="framing-cut">
          <span
            className="framing-area"
            style={{
              left: `${area.left}%`,
              top: `${area.top}%`,
              right: `${100 - area.right}%`,
              bottom: `${100 - area.bottom}%`,
            }}
          />
        </span>
      )}
      {mode === 'point' && (
        <span className="framing-point" style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      )}
    </div>
  );
}

/** Where a pointer is, in percent of the image. */
function pointerOn({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): FocalPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}
