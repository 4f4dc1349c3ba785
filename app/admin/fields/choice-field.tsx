import type { ChoiceShape } from '#domain/editing/shape.ts';
import { Icon } from '../../ui/icon.tsx';
import { useField } from '../editing/drafts.tsx';
import { type FieldProps, FieldRow } from './field-row.tsx';

interface ChoiceFieldProps extends FieldProps<ChoiceShape> {
  /** What the values are called, where they do not say it themselves. */
  names?: Readonly<Record<string, string>>;
}

/** One of a few values; an icon is shown beside its name. */
export function ChoiceField({ shape, path, names = {} }: ChoiceFieldProps) {
  const [value, set] = useField<string>(path);
  return (
    <FieldRow path={path}>
      {(control) => (
        <span className="field-joined">
          {path.endsWith('icon') && <Icon name={value} className="field-icon" />}
          <select
            {...control}
            className="field field-medium"
            data-field={path}
            value={value}
            onChange={({ target }) => set(target.value)}
          >
            {shape.options.map((option) => (
              <option key={option} value={option}>
                {names[option] ?? option}
              </option>
            ))}
          </select>
        </span>
      )}
    </FieldRow>
  );
}
