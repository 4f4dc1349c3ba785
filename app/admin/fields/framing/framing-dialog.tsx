import { type PointerEvent, useState } from 'react';
import { type FocalPoint, imageAddress, readFocalPoint, withFocalPoint } from '#domain/images/focal-point.ts';
import { Modal } from '../../../ui/modal.tsx';
import type { ImageFormat } from './image-formats.ts';
import { framingWords as words } from './words.ts';

interface FramingDialogProps {
  src: string;
  formats: readonly ImageFormat[];
  onUse(src: string): void;
  onClose(): void;
}

const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** The whole image with its focal point, and what is left of it in each format of the site. */
export function FramingDialog({ src, formats, onUse, onClose }: FramingDialogProps) {
  const address = imageAddress(src);
  const [point, setPoint] = useState(readFocalPoint(src) ?? MIDDLE);
  return (
    <Modal label={words.title} onClose={onClose} className="small-dialog framing">
      <h2 className="text-lg">{words.title}</h2>
      <p className="text-ink-soft">{words.help}</p>
      <WholeImage address={address} point={point} onPoint={setPoint} />
      <PercentSlider label={words.across} value={point.x} onChange={(x) => setPoint({ ...point, x })} />
      <PercentSlider label={words.down} value={point.y} onChange={(y) => setPoint({ ...point, y })} />
      <h3 className="list-label">{words.formats}</h3>
      <ul className="framing-formats">
        {formats.map(({ name, ratio }) => (
          <li key={name}>
            <img
              src={address}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: `${point.x}% ${point.y}%` }}
            />
            {name}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button button-small"
          onClick={() => onUse(withFocalPoint(src, point))}
        >
          {words.use}
        </button>
        <button type="button" className="quiet-button" onClick={() => onUse(address)}>
          {words.automatic}
        </button>
        <button type="button" className="quiet-button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Modal>
  );
}

interface WholeImageProps {
  address: string;
  point: FocalPoint;
  onPoint(point: FocalPoint): void;
}

/** By touch or mouse; the sliders do the same for the keyboard. */
function WholeImage({ address, point, onPoint }: WholeImageProps) {
  const aim = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const percent = (at: number, size: number) => Math.round(Math.min(1, Math.max(0, at / size)) * 100);
    onPoint({ x: percent(event.clientX - left, width), y: percent(event.clientY - top, height) });
  };
  return (
    <div className="framing-image" onPointerDown={aim} onPointerMove={aim}>
      <img src={address} alt={words.image} draggable={false} />
      <span className="framing-point" style={{ left: `${point.x}%`, top: `${point.y}%` }} />
    </div>
  );
}

interface PercentSliderProps {
  label: string;
  value: number;
  onChange(value: number): void;
}

function PercentSlider({ label, value, onChange }: PercentSliderProps) {
  return (
    <label className="framing-slider">
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value}\u00a0%`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
