import { useState } from 'react';
import { createPortal } from 'react-dom';
import { type ChosenImage, ImagePicker } from './image-picker.tsx';
import { words } from './words.ts';

/** Opens the library for a field. The dialog stands outside whatever form the field belongs to. */
export function LibraryButton({ onChoose }: { onChoose(image: ChosenImage): void }) {
  const [open, setOpen] = useState(false);
  const choose = (image: ChosenImage) => {
    setOpen(false);
    onChoose(image);
  };
  return (
    <>
      <button type="button" className="quiet-button" onClick={() => setOpen(true)}>
        {words.library}
      </button>
      {open && createPortal(<ImagePicker onChoose={choose} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
