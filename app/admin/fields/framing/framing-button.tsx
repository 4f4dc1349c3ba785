import { useState } from 'react';
import { createPortal } from 'react-dom';
import { FramingDialog } from './framing-dialog.tsx';
import { imageFormatsOf } from './image-formats.ts';
import type { ImageAlt } from './use-crop.ts';
import { framingWords as words } from './words.ts';

interface FramingButtonProps {
  /** Section and path. */
  field: string;
  src: string;
  /** What is said of the image here; a part that is cut out of it takes these words along. */
  alt(): ImageAlt;
  onChange(src: string): void;
}

/** Opens the framing of an image of this site, where the site cuts its edges off. */
export function FramingButton({ field, src, alt, onChange }: FramingButtonProps) {
  const [open, setOpen] = useState(false);
  const formats = imageFormatsOf(field);
  if (!src.startsWith('/') || formats.length === 0) return null;
  const close = () => setOpen(false);
  const use = (framed: string) => {
    close();
    onChange(framed);
  };
  return (
    <>
      <button type="button" className="quiet-button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      {open &&
        createPortal(
          <FramingDialog src={src} alt={alt} formats={formats} onUse={use} onClose={close} />,
          document.body,
        )}
    </>
  );
}
