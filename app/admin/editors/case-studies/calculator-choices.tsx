import { type ChoiceShape, type FieldShape, type NumberShape, shapeAt } from '#domain/editing/shape.ts';
import { useDraft, useField, useValueAt } from '../../editing/drafts.tsx';
import { BooleanField } from '../../fields/boolean-field.tsx';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { fieldId } from '../../fields/field-id.ts';
import { FieldRow } from '../../fields/field-row.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { fieldWords } from '../../fields/words.ts';
import type { OfferedChoices } from './load-case-studies.ts';
import { words } from './words.ts';

const at = (name: string) => `calculator.${name}`;

interface ChoicesProps {
  offered: OfferedChoices;
}

/** What somebody with such a project would choose in the calculator: first the type, then all the rest. */
export function CalculatorChoices({ offered }: ChoicesProps) {
  const { shape } = useDraft();
  const [type] = useField<string>(at('type'));
  return (
    <div className="field-group">
      <TypeChoice offered={offered} />
      {type !== '' && (
        <>
          <OptionChoices offered={offered} />
          <div className="field-row-columns">
            <ChoiceField
              shape={shapeOf<ChoiceShape>(shape, 'complexity')}
              path={at('complexity')}
              names={words.complexities}
            />
            <ChoiceField
              shape={shapeOf<ChoiceShape>(shape, 'design')}
              path={at('design')}
              names={words.designs}
            />
            <NumberField shape={shapeOf<NumberShape>(shape, 'pages')} path={at('pages')} />
            <NumberField shape={shapeOf<NumberShape>(shape, 'timeline')} path={at('timeline')} />
          </div>
          <div className="field-row-columns">
            {['maintenance', 'seo', 'hosting'].map((service) => (
              <BooleanField key={service} shape={{ kind: 'boolean', initial: false }} path={at(service)} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

const shapeOf = <Shape extends FieldShape>(shape: FieldShape, name: string) =>
  shapeAt(shape, at(name)) as Shape;

/** One that visitors cannot choose any more stays chosen, and is told as what it is. */
function TypeChoice({ offered }: ChoicesProps) {
  const [type, set] = useField<string>(at('type'));
  const isKnown = type === '' || offered.some(({ id }) => id === type);
  return (
    <FieldRow path={at('type')}>
      {(control) => (
        <select
          {...control}
          className="field field-medium"
          data-field={at('type')}
          value={type}
          onChange={({ target }) => set(target.value)}
        >
          <option value="">{words.noEstimate}</option>
          {!isKnown && <option value={type}>{fieldWords.lost(type)}</option>}
          {offered.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  );
}

/** The options that the type offers, and those that were ticked and that it does not offer: they can only be unticked. */
function OptionChoices({ offered }: ChoicesProps) {
  const draft = useDraft();
  const [type] = useField<string>(at('type'));
  // As a text: a study without choices has another empty list each time.
  const chosen: string[] = JSON.parse(useValueAt(at('features'), (ids) => JSON.stringify(ids)));
  const set = (ids: string[]) => draft.set(at('features'), ids);
  const options = offered.find(({ id }) => id === type)?.options ?? [];
  const lost = chosen
    .filter((id) => !options.some((option) => option.id === id))
    .map((id) => ({ id, name: fieldWords.lost(id) }));
  const tick = (id: string, on: boolean) =>
    set(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="applicable-types" data-field={at('features')}>
      <legend>
        {words.options} <code className="field-path">{at('features')}</code>
      </legend>
      {[...options, ...lost].map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            className="field-switch"
            // Where a finding about this choice leads.
            id={chosen.includes(id) ? fieldId(draft.name, at(`features.${chosen.indexOf(id)}`)) : undefined}
            checked={chosen.includes(id)}
            onChange={({ target }) => tick(id, target.checked)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
