import { type ProjectTypeId, projectTypeIds } from '#domain/calculator/choices.ts';
import { type FieldShape, shapeAt, type TextShape } from '#domain/editing/shape.ts';
import { useField } from '../../editing/drafts.tsx';
import type { FieldProps } from '../../fields/field-row.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { PriceField } from './price-field.tsx';
import { words } from './words.ts';

/** One price row: a feature, what it costs, and for which types. */
export function FeatureFields({ shape, path }: FieldProps<FieldShape>) {
  return (
    <div className="feature-fields">
      <TextField shape={shapeAt(shape, 'name') as TextShape} path={`${path}.name`} />
      <PriceField path={`${path}.price`} />
      <TextField shape={shapeAt(shape, 'id') as TextShape} path={`${path}.id`} />
      <ApplicableTypes path={`${path}.applicableTypes`} />
    </div>
  );
}

function ApplicableTypes({ path }: { path: string }) {
  const [types, set] = useField<readonly ProjectTypeId[]>(path);
  const toggle = (id: ProjectTypeId) =>
    set(projectTypeIds.filter((one) => (one === id ? !types.includes(one) : types.includes(one))));
  return (
    <fieldset className="applicable-types" data-field={path}>
      <legend>
        {words.applicable} <code className="field-path">{path}</code>
      </legend>
      {projectTypeIds.map((id) => (
        <label key={id}>
          <input
            type="checkbox"
            className="field-switch"
            checked={types.includes(id)}
            onChange={() => toggle(id)}
          />
          {words.typeNames[id]}
        </label>
      ))}
    </fieldset>
  );
}
