import { useState } from 'react';
import { altPathOf } from '#domain/editing/picture-words.ts';
import type { TextShape } from '#domain/editing/shape.ts';
import { useDraft, useField } from '../editing/drafts.tsx';
import { LibraryButton } from '../screens/media/library-button.tsx';
import type { ChosenPicture } from '../screens/media/picture-picker.tsx';
import { useContentLanguage } from './content-language.tsx';
import { type FieldProps, FieldRow } from './field-row.tsx';
import { fieldWords } from './words.ts';

/** The address of a picture, and the picture. One from the library brings its description along. */
export function ImageField({ path }: FieldProps<TextShape>) {
  const [value, set] = useField<string>(path);
  const draft = useDraft();
  const language = useContentLanguage();
  const choose = (picture: ChosenPicture) => {
    set(picture.address);
    const altPath = altPathOf(draft.shape, path);
    const alt = picture[`alt_${language}`];
    if (altPath && alt) draft.set(altPath, alt);
  };
  return (
    <FieldRow path={path}>
      {(control) => (
        <span className="field-joined">
          <PictureThumb key={value} source={value} />
          <input
            {...control}
            type="text"
            data-field={path}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
          <LibraryButton onChoose={choose} />
        </span>
      )}
    </FieldRow>
  );
}

/** The picture at an address. Only those of this site: the policy of the page asks no other. */
export function PictureThumb({ source }: { source: string }) {
  const [broken, setBroken] = useState(false);
  if (!source.startsWith('/') || broken)
    return <span className="field-picture">{source ? fieldWords.brokenPicture : fieldWords.noPicture}</span>;
  return <img src={source} alt="" loading="lazy" className="field-picture" onError={() => setBroken(true)} />;
}
