import { useState } from 'react';
import { wholeAmount } from '#domain/calculator/price-input.ts';
import { useField } from '../../editing/drafts.tsx';
import { FieldRow } from '../../fields/field-row.tsx';
import { words } from './words.ts';

/** Whole euros. What is no amount counts as 0, and shows so when one leaves the field. */
export function PriceField({ path }: { path: string }) {
  const [value, set] = useField<number>(path);
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && wholeAmount(typed) === value ? typed : String(value);
  return (
    <FieldRow path={path}>
      {(control) => (
        <span className="price-field">
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            data-field={path}
            value={shown}
            onBlur={() => setTyped(undefined)}
            onChange={({ target }) => {
              setTyped(target.value);
              set(wholeAmount(target.value));
            }}
          />
          <span aria-hidden="true">{words.euro}</span>
        </span>
      )}
    </FieldRow>
  );
}

/** Prices side by side. */
export function PriceRow({ path, names }: { path: string; names: readonly string[] }) {
  return (
    <div className="price-row">
      {names.map((name) => (
        <PriceField key={name} path={`${path}.${name}`} />
      ))}
    </div>
  );
}
