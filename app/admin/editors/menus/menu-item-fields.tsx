import { type ChoiceShape, type FieldShape, shapeAt, type TextShape } from '#domain/editing/shape.ts';
import { useField } from '../../editing/drafts.tsx';
import { BooleanField } from '../../fields/boolean-field.tsx';
import { ChoiceField } from '../../fields/choice-field.tsx';
import type { FieldProps } from '../../fields/field-row.tsx';
import { LinkField } from '../../fields/link-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { words } from './words.ts';

/** One entry of a menu. Its place is told here and changed by moving it. */
export function MenuItemFields({ shape, path }: FieldProps<FieldShape>) {
  const at = (name: string) => `${path}.${name}`;
  const [enabled] = useField<boolean>(at('enabled'));
  const [order] = useField<number>(at('order'));
  return (
    <div className="field-group" data-hidden={!enabled}>
      <p className="menu-place">
        <output data-field={at('order')}>{words.position(order)}</output>
        {!enabled && <span className="menu-hidden">{words.hidden}</span>}
      </p>
      <div className="menu-item-fields">
        <TextField shape={shapeAt(shape, 'label') as TextShape} path={at('label')} />
        <BooleanField shape={{ kind: 'boolean', initial: true }} path={at('enabled')} />
      </div>
      <LinkField shape={shapeAt(shape, 'url') as TextShape} path={at('url')} />
      <details className="menu-more">
        <summary>{words.more}</summary>
        <div className="menu-item-fields">
          <ChoiceField shape={shapeAt(shape, 'type') as ChoiceShape} path={at('type')} names={words.types} />
          <TextField shape={shapeAt(shape, 'id') as TextShape} path={at('id')} />
        </div>
      </details>
    </div>
  );
}
