import { complexities } from '#domain/calculator/choices.ts';
import {
  type ChoiceShape,
  type FieldShape,
  type ListShape,
  shapeAt,
  type TextShape,
} from '#domain/editing/shape.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { FieldFor } from '../../fields/field.tsx';
import type { FieldProps } from '../../fields/field-row.tsx';
import { ListField } from '../../fields/list-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { PriceRow } from './price-field.tsx';
import { words } from './words.ts';

/** One type of project: its prices first, they are what is changed most. */
export function TypeFields({ shape, path }: FieldProps<FieldShape>) {
  const at = (name: string) => `${path}.${name}`;
  return (
    <div className="field-group">
      <fieldset className="field-set">
        <legend>{words.basePrices}</legend>
        <PriceRow path={at('basePrices')} names={complexities} />
      </fieldset>
      <div className="field-row-columns">
        <TextField shape={shapeAt(shape, 'title') as TextShape} path={at('title')} />
        <ChoiceField shape={shapeAt(shape, 'id') as ChoiceShape} path={at('id')} />
        <ChoiceField shape={shapeAt(shape, 'icon') as ChoiceShape} path={at('icon')} />
      </div>
      <TextField shape={shapeAt(shape, 'description') as TextShape} path={at('description')} />
      <fieldset className="field-set">
        <legend>{words.names}</legend>
        <ListField shape={shapeAt(shape, 'features') as ListShape} path={at('features')} Inner={FieldFor} />
      </fieldset>
    </div>
  );
}
