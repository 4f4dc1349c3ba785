import { complexities } from '#domain/calculator/choices.ts';
import { type Configuration, shownName } from '#domain/calculator/configuration.ts';
import {
  type ChoiceShape,
  type FieldShape,
  type ListShape,
  shapeAt,
  type TextShape,
} from '#domain/editing/shape.ts';
import { useDraft, useField, useValueAt } from '../../editing/drafts.tsx';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { type FieldProps, FieldRow } from '../../fields/field-row.tsx';
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
        <TypeId path={at('id')} />
        <ChoiceField shape={shapeAt(shape, 'icon') as ChoiceShape} path={at('icon')} />
      </div>
      <TextField shape={shapeAt(shape, 'description') as TextShape} path={at('description')} />
      <Offered path={at('offered')} />
      <fieldset className="field-set">
        <legend>{words.names}</legend>
        <p className="card-note">{words.namesHelp}</p>
        <OptionOrder shape={shapeAt(shape, 'features') as ListShape} path={at('features')} />
      </fieldset>
    </div>
  );
}

/** One of the four that addresses, requests and statistics know. */
function TypeId({ path }: { path: string }) {
  const id = useValueAt(path, String);
  return (
    <FieldRow path={path}>
      {(control) => (
        <input {...control} type="text" readOnly value={id} data-field={path} title={words.fixedId} />
      )}
    </FieldRow>
  );
}

/** Whether visitors can choose the type. The last one stays: without any, there is nothing to price. */
function Offered({ path }: { path: string }) {
  const [offered, set] = useField<boolean>(path);
  const count = useValueAt(
    'projectTypes',
    (types) => (types as Configuration['projectTypes']).filter((type) => type.offered).length,
  );
  const isLast = offered && count === 1;
  return (
    <FieldRow path={path} note={isLast && words.lastType}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          className="field-switch"
          data-field={path}
          disabled={isLast}
          checked={offered}
          onChange={({ target }) => set(target.checked)}
        />
      )}
    </FieldRow>
  );
}

/** The options of a type in the order of the page. Which they are is ticked at the options themselves. */
function OptionOrder({ shape, path }: FieldProps<ListShape>) {
  const draft = useDraft();
  const titleOf = (id: unknown) => optionName(draft.getState().content as Configuration, String(id));
  return (
    <ListField
      shape={shape}
      path={path}
      titleOf={titleOf}
      Inner={OptionName}
      fixed
      empty={<p className="field-empty">{words.noOptions}</p>}
    />
  );
}

function OptionName({ path }: FieldProps<FieldShape>) {
  const draft = useDraft();
  const id = useValueAt(path, String);
  const name = useValueAt('features', () => optionName(draft.getState().content as Configuration, id));
  return <span data-option={id}>{name}</span>;
}

function optionName({ features }: Configuration, id: string): string {
  const option = features.find((one) => one.id === id);
  return (option && shownName(option)) || words.unnamed;
}
