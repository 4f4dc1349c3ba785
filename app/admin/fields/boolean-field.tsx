import type { BooleanShape } from '#domain/editing/shape.ts';
import { useField } from '../editing/drafts.tsx';
import { type FieldProps, FieldRow } from './field-row.tsx';

export function BooleanField({ path }: FieldProps<BooleanShape>) {
  const [value, set] = useField<boolean>(path);
  return (
    <FieldRow path={path}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          className="field-switch"
          data-field={path}
          checked={value}
          onChange={({ target }) => set(target.checked)}
        />
      )}
    </FieldRow>
  );
}
