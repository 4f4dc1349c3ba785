import { useState } from 'react';
import { parseNumber } from '#domain/editing/parse-number.ts';
import type { NumberShape } from '#domain/editing/shape.ts';
import { useField } from '../editing/drafts.tsx';
import { problemWords } from '../problem-words.ts';
import { type FieldProps, FieldRow } from './field-row.tsx';

/** A figure. Emptied, it is none, which is an error of this field: nothing counts as 0 by itself. */
export function NumberField({ shape, path }: FieldProps<NumberShape>) {
  const [value, set] = useField<number | null>(path);
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && parseNumber(typed) === value ? typed : (value ?? '').toString();
  const error = value === null ? problemWords({ path, code: 'wrong-kind', expected: 'number' }) : undefined;
  return (
    <FieldRow path={path} error={error}>
      {(control) => (
        <input
          {...control}
          type="number"
          className="field field-short"
          min={shape.min}
          max={shape.max}
          data-field={path}
          value={shown}
          onBlur={() => setTyped(undefined)}
          onChange={({ target }) => {
            setTyped(target.value);
            set(parseNumber(target.value));
          }}
        />
      )}
    </FieldRow>
  );
}
