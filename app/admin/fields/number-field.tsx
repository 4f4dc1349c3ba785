import { useState } from 'react';
import type { NumberShape } from '#domain/editing/shape.ts';
import { useField } from '../editing/drafts.tsx';
import { type FieldProps, FieldRow } from './field-row.tsx';

/** Stays a number, whatever is typed: what is none counts as 0 and is shown so when one leaves the field. */
export function NumberField({ shape, path }: FieldProps<NumberShape>) {
  const [value, set] = useField<number>(path);
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && numberOf(typed) === value ? typed : String(value);
  return (
    <FieldRow path={path}>
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
            set(numberOf(target.value));
          }}
        />
      )}
    </FieldRow>
  );
}

function numberOf(text: string): number {
  const number = Number(text);
  return Number.isFinite(number) ? number : 0;
}
