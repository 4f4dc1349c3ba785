import type { TextShape } from '#domain/editing/shape.ts';
import { useField } from '../editing/drafts.tsx';
import { type FieldProps, FieldRow } from './field-row.tsx';
import { fieldWords } from './words.ts';

/** One of the case studies. One that was chosen and is not there any more stays chosen, and is told as what it is. */
export function CaseStudyField({ shape, path }: FieldProps<TextShape>) {
  const [value, set] = useField<string>(path);
  const { studies = [] } = shape;
  const isKnown = value === '' || studies.some(({ id }) => id === value);
  return (
    <FieldRow path={path}>
      {(control) => (
        <select
          {...control}
          className="field"
          data-field={path}
          value={value}
          onChange={({ target }) => set(target.value)}
        >
          <option value="">{fieldWords.noCaseStudy}</option>
          {!isKnown && <option value={value}>{fieldWords.lost(value)}</option>}
          {studies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  );
}
