import { useState } from 'react';
import { wholeAmount } from '#domain/calculator/price-input.ts';
import { useField } from '../../editing/drafts.tsx';
import { FieldRow } from '../../fields/field-row.tsx';
import { words } from './words.ts';

/**
 * Whole euros. What is no amount counts as 0, and shows so when one leaves the field. An emptied field
 * counts only then: whoever pauses between the old price and the new one gives nothing away meanwhile.
 */
export function PriceField({ path }: { path: string }) {
  const [value, set] = useField<number>(path);
  const [typed, setTyped] = useState<string>();
  const blank = typed?.trim() === '';
  const shown = typed !== undefined && (blank || wholeAmount(typed) === value) ? typed : String(value);
  const leave = () => {
    if (blank) set(0);
    setTyped(undefined);
  };
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
            onBlur={leave}
            onChange={({ target }) => {
              setTyped(target.value);
              if (target.value.trim() !== '') set(wholeAmount(target.value));
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
