import { useState } from 'react';
import type { TextShape } from '#domain/editing/shape.ts';
import { useField } from '../editing/drafts.tsx';
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
        </span>
      )}
    </FieldRow>
  );
}

/** Only pictures of this site: the policy of the page asks no other. */
function Preview({ source }: { source: string }) {
  const [broken, setBroken] = useState(false);
  if (!source.startsWith('/') || broken)
    return <span className="field-picture">{source ? fieldWords.brokenPicture : fieldWords.noPicture}</span>;
  return <img src={source} alt="" loading="lazy" className="field-picture" onError={() => setBroken(true)} />;
}
