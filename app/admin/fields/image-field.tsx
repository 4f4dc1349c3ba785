import { useState } from 'react';
import type { TextShape } from '#domain/editing/shape.ts';
import { useField } from '../editing/drafts.tsx';
import { PicturePicker } from '../media/picture-picker.tsx';
import { words as mediaWords } from '../media/words.ts';
import { type FieldProps, FieldRow } from './field-row.tsx';
import { fieldWords } from './words.ts';

/** The address of a picture, and the picture. */
export function ImageField({ path }: FieldProps<TextShape>) {
  const [value, set] = useField<string>(path);
  return (
    <FieldRow path={path}>
      {(control) => (
        <span className="field-joined">
          <Preview key={value} source={value} />
          <input
            {...control}
            type="text"
            data-field={path}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
          <FromLibrary onChoose={set} />
        </span>
      )}
    </FieldRow>
  );
}

function FromLibrary({ onChoose }: { onChoose(address: string): void }) {
  const [open, setOpen] = useState(false);
  const choose = (address: string) => {
    setOpen(false);
    onChoose(address);
  };
  return (
    <>
      <button type="button" className="quiet-button" onClick={() => setOpen(true)}>
        {mediaWords.library}
      </button>
      {open && <PicturePicker onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Only pictures of this site: the policy of the page asks no other. */
function Preview({ source }: { source: string }) {
  const [broken, setBroken] = useState(false);
  if (!source.startsWith('/') || broken)
    return <span className="field-picture">{source ? fieldWords.brokenPicture : fieldWords.noPicture}</span>;
  return <img src={source} alt="" loading="lazy" className="field-picture" onError={() => setBroken(true)} />;
}
