import { useState } from 'react';
import { formatAmount } from '#domain/calculator/amounts.ts';
import { isPlainAmount, wholeAmount } from '#domain/calculator/editing/price-input.ts';
import { useField } from '../../editing/drafts.tsx';
import { isSaveKey } from '../../editing/use-save-keys.ts';
import { FieldRow } from '../../fields/field-row.tsx';
import { words } from './words.ts';

/**
 * Whole euros. What is no amount counts as 0, and shows so when one leaves the field; whatever is not
 * plainly an amount is told as it was understood. An emptied field counts only when one leaves it, saves or
 * publishes: whoever pauses between the old price and the new one gives nothing away meanwhile.
 */
export function PriceField({ path }: { path: string }) {
  const [value, set] = useField<number>(path);
  const [typed, setTyped] = useState<string>();
  const [writing, setWriting] = useState(false);
  const blank = typed?.trim() === '';
  const isCurrent = typed !== undefined && (blank || wholeAmount(typed) === value);
  const doubtful = isCurrent && !isPlainAmount(typed) && !(blank && writing);
  const leave = () => {
    if (blank) set(0);
    setWriting(false);
  };
  return (
    <FieldRow
      path={path}
      note={doubtful && <strong role="status">{words.understood(formatAmount(value, 'fr'))}</strong>}
    >
      {(control) => (
        <span className="price-field">
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            data-field={path}
            value={isCurrent && writing ? typed : String(value)}
            onBlur={leave}
            onKeyDown={({ nativeEvent }) => {
              if (isSaveKey(nativeEvent)) leave();
            }}
            onChange={({ target }) => {
              setTyped(target.value);
              setWriting(true);
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
