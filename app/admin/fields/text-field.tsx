import { imagePathOf } from '#domain/editing/alt-path.ts';
import type { TextShape } from '#domain/editing/shape.ts';
import { useDraft, useField } from '../editing/drafts.tsx';
import { ImageWordsBelow } from '../translations/image-words.tsx';
import { useContentLanguage } from './content-language.tsx';
import { type FieldProps, FieldRow } from './field-row.tsx';
import { TextControl } from './text-control.tsx';
import { fieldWords } from './words.ts';

/** A text. Where its length is limited, it counts. */
export function TextField({ shape, path }: FieldProps<TextShape>) {
  const [value, set] = useField<string>(path);
  const language = useContentLanguage();
  const imagePath = imagePathOf(useDraft().shape, path);
  const { max, marks } = shape;
  return (
    <>
      <FieldRow path={path} note={noteOf(value, max, marks)}>
        {(control) => (
          <TextControl
            shape={shape}
            language={language}
            value={value}
            onText={set}
            control={{ ...control, 'data-field': path }}
          />
        )}
      </FieldRow>
      {imagePath && <ImageWordsBelow imagePath={imagePath} path={path} />}
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
