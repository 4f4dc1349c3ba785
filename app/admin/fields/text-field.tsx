import { imagePathOf } from '#domain/editing/alt-path.ts';
import type { TextShape } from '#domain/editing/shape.ts';
import { useDraft, useField } from '../editing/drafts.tsx';
import { ImageWords } from '../translations/image-words.tsx';
import { useContentLanguage } from './content-language.tsx';
import { type FieldProps, FieldRow } from './field-row.tsx';
import { fieldWords } from './words.ts';

/** One line, or a text that grows with what is written. Where its length is limited, it counts. */
export function TextField({ shape, path }: FieldProps<TextShape>) {
  const [value, set] = useField<string>(path);
  const language = useContentLanguage();
  const imagePath = imagePathOf(useDraft().shape, path);
  const { kind, max, marks } = shape;
  const long = kind === 'long-text' || kind === 'rich-text';
  return (
    <>
      <FieldRow path={path} note={noteOf(value, max, marks)}>
        {(control) => {
          const common = { ...control, lang: language, value, maxLength: max, 'data-field': path };
          return long ? (
            <textarea
              {...common}
              rows={2}
              className="field field-long"
              onChange={({ target }) => set(target.value)}
            />
          ) : (
            <input {...common} type="text" onChange={({ target }) => set(target.value)} />
          );
        }}
      </FieldRow>
      {imagePath && <ImageWords imagePath={imagePath} path={path} />}
    </>
  );
}

function noteOf(value: string, max: number | undefined, marks: string[] | undefined) {
  if (max !== undefined)
    return (
      <span className="field-counter" data-full={value.length >= max}>
        {fieldWords.counter(value.length, max)}
      </span>
    );
  return marks && fieldWords.marks(marks);
}
