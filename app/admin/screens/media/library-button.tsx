import { useState } from 'react';
import { createPortal } from 'react-dom';
import { type ChosenPicture, PicturePicker } from './picture-picker.tsx';
import { words } from './words.ts';

/** Opens the library for a field. The dialog stands outside whatever form the field belongs to. */
export function LibraryButton({ onChoose }: { onChoose(picture: ChosenPicture): void }) {
  const [open, setOpen] = useState(false);
  const choose = (picture: ChosenPicture) => {
    setOpen(false);
    onChoose(picture);
  };
  return (
    <>
      <button type="button" className="quiet-button" onClick={() => setOpen(true)}>
        {words.library}
      </button>
      {open &&
        createPortal(<PicturePicker onChoose={choose} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
