import { useState } from 'react';
import {
  type CropArea,
  cropInPixels,
  type Edge,
  isCroppable,
  isWholeImage,
  pointInCrop,
  WHOLE_IMAGE,
} from '#domain/images/crop.ts';
import { leastDistance, middleOf, withEdge } from '#domain/images/crop-editing.ts';
import { type FocalPoint, imageAddress, readFocalPoint, withFocalPoint } from '#domain/images/focal-point.ts';
import { Modal } from '../../../ui/modal.tsx';
import { FormatPreviews } from './format-previews.tsx';
import type { ImageFormat } from './image-formats.ts';
import { PercentSlider } from './percent-slider.tsx';
import { type ImageAlt, useCrop } from './use-crop.ts';
import { type FramingMode, type ImageSize, WholeImage } from './whole-image.tsx';
import { framingWords as words } from './words.ts';

interface FramingDialogProps {
  src: string;
  alt(): ImageAlt;
  formats: readonly ImageFormat[];
  onUse(src: string): void;
  onClose(): void;
}

/** The whole image with its focal point and the part that is kept, and what each format of the site shows of it. */
export function FramingDialog({ src, alt, formats, onUse, onClose }: FramingDialogProps) {
  const address = imageAddress(src);
  const [mode, setMode] = useState<FramingMode>('point');
  const [aimed, setPoint] = useState(readFocalPoint(src));
  const [area, setArea] = useState(WHOLE_IMAGE);
  const [size, setSize] = useState<ImageSize>();
  const { crop, isMaking, error } = useCrop(address, alt);
  // A point that was cut away is no more.
  const point = aimed && pointInCrop(aimed, area) ? aimed : middleOf(area);
  const use = async (kept?: FocalPoint) => {
    const cut = isWholeImage(area) ? address : await crop(area);
    if (cut) onUse(withFocalPoint(cut, kept && pointInCrop(kept, area)));
  };
  return (
    <Modal label={words.title} onClose={onClose} className="small-dialog framing-dialog">
      {/* Around all of it: a click between two sliders is none beside the dialog, which would close it. */}
      <div className="framing">
        <h2 className="text-lg">{words.title}</h2>
        {size && isCroppable(address) && <ModeButtons mode={mode} onMode={setMode} />}
        <p className="text-ink-soft">{words.help[mode]}</p>
        <WholeImage
          address={address}
          mode={mode}
          point={point}
          area={area}
          size={size}
          onSize={setSize}
          onPoint={setPoint}
          onArea={setArea}
        />
        {mode === 'crop' && size ? (
          <AreaSliders area={area} size={size} onArea={setArea} />
        ) : (
          <PointSliders point={point} area={area} onPoint={setPoint} />
        )}
        <FormatPreviews address={address} formats={formats} point={point} area={area} size={size} />
        <UseButtons
          isMaking={isMaking}
          error={error}
          onUse={() => use(point)}
          onAutomatic={() => use()}
          onClose={onClose}
        />
      </div>
    </Modal>
  );
}

interface UseButtonsProps {
  /** A new image is being made: another click asks for no second one. */
  isMaking: boolean;
  error: string | undefined;
  onUse(): void;
  onAutomatic(): void;
  onClose(): void;
}

function UseButtons({ isMaking, error, onUse, onAutomatic, onClose }: UseButtonsProps) {
  return (
    <div className="framing-ways">
      {error && (
        <p role="alert" className="notice notice-bad w-full">
          {error}
        </p>
      )}
      <button type="button" className="button button-small" aria-disabled={isMaking} onClick={onUse}>
        {isMaking && <span className="spinner" aria-hidden="true" />}
        {words.use}
      </button>
      <button type="button" className="quiet-button" aria-disabled={isMaking} onClick={onAutomatic}>
        {words.automatic}
      </button>
      <button type="button" className="quiet-button" onClick={onClose}>
        {words.close}
      </button>
      <span role="status" className="sr-only">
        {isMaking && words.making}
      </span>
    </div>
  );
}

const MODES: readonly FramingMode[] = ['point', 'crop'];

function ModeButtons({ mode, onMode }: { mode: FramingMode; onMode(mode: FramingMode): void }) {
  return (
    <span className="editor-panes justify-self-start">
      {MODES.map((name) => (
        <button key={name} type="button" aria-pressed={mode === name} onClick={() => onMode(name)}>
          {words.modes[name]}
        </button>
      ))}
    </span>
  );
}

interface PointSlidersProps {
  point: FocalPoint;
  area: CropArea;
  onPoint(point: FocalPoint): void;
}

function PointSliders({ point, area, onPoint }: PointSlidersProps) {
  return (
    <>
      <PercentSlider
        label={words.across}
        value={point.x}
        min={area.left}
        max={area.right}
        onChange={(x) => onPoint({ ...point, x })}
      />
      <PercentSlider
        label={words.down}
        value={point.y}
        min={area.top}
        max={area.bottom}
        onChange={(y) => onPoint({ ...point, y })}
      />
    </>
  );
}

const EDGES: readonly Edge[] = ['left', 'right', 'top', 'bottom'];

interface AreaSlidersProps {
  area: CropArea;
  size: ImageSize;
  onArea(area: CropArea): void;
}

function AreaSliders({ area, size, onArea }: AreaSlidersProps) {
  const { width, height } = cropInPixels(area, size);
  return (
    <>
      {EDGES.map((edge) => (
        <PercentSlider
          key={edge}
          label={words.edges[edge]}
          value={area[edge]}
          onChange={(to) => onArea(withEdge(area, edge, to, leastDistance(size)))}
        />
      ))}
      <p className="flex flex-wrap items-center gap-3 text-ink-soft">
        {words.kept(width, height)}
        {!isWholeImage(area) && (
          <button type="button" className="quiet-button" onClick={() => onArea(WHOLE_IMAGE)}>
            {words.keepAll}
          </button>
        )}
      </p>
    </>
  );
}
