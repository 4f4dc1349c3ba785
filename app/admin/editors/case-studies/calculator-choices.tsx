import { complexities, designs, type ProjectTypeId } from '#domain/calculator/choices.ts';
import {
  type Configuration,
  offeredFeatures,
  offeredTypes,
  projectType,
} from '#domain/calculator/configuration.ts';
import { type FieldShape, type NumberShape, shapeAt } from '#domain/editing/shape.ts';
import { useDraft, useField, useValueAt } from '../../editing/drafts.tsx';
import { BooleanField } from '../../fields/boolean-field.tsx';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { fieldId } from '../../fields/field-id.ts';
import { FieldRow } from '../../fields/field-row.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { fieldWords } from '../../fields/words.ts';
import { words } from './words.ts';

const at = (name: string) => `calculator.${name}`;

/** What somebody with such a project would choose in the calculator: first the type, then all the rest. */
export function CalculatorChoices({ configuration }: { configuration: Configuration }) {
  const { shape } = useDraft();
  const [type] = useField<ProjectTypeId | ''>(at('type'));
  return (
    <div className="field-group">
      <TypeChoice configuration={configuration} />
      {type !== '' && (
        <>
          <OptionChoices type={type} configuration={configuration} />
          <div className="field-row-columns">
            <ChoiceField
              shape={{ kind: 'choice', initial: '', options: [...complexities] }}
              path={at('complexity')}
              names={words.complexities}
            />
            <ChoiceField
              shape={{ kind: 'choice', initial: '', options: [...designs] }}
              path={at('design')}
              names={words.designs}
            />
            <NumberField shape={numberAt(shape, 'pages')} path={at('pages')} />
            <NumberField shape={numberAt(shape, 'timeline')} path={at('timeline')} />
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

const numberAt = (shape: FieldShape, name: string) => shapeAt(shape, at(name)) as NumberShape;

/** One that visitors cannot choose any more stays chosen, and is told as what it is. */
function TypeChoice({ configuration }: { configuration: Configuration }) {
  const [type, set] = useField<ProjectTypeId | ''>(at('type'));
  const offered = offeredTypes(configuration);
  return (
    <FieldRow path={at('type')}>
      {(control) => (
        <select
          {...control}
          className="field field-medium"
          data-field={at('type')}
          value={type}
          onChange={({ target }) => set(target.value as typeof type)}
        >
          <option value="">{words.noEstimate}</option>
          {type !== '' && !offered.includes(type) && <option value={type}>{fieldWords.lost(type)}</option>}
          {offered.map((id) => (
            <option key={id} value={id}>
              {projectType(configuration, id)?.title || id}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  );
}

/** The options that the type offers, and those that were ticked and that it does not offer: they can only be unticked. */
function OptionChoices({ type, configuration }: { type: ProjectTypeId; configuration: Configuration }) {
  const draft = useDraft();
  // As a text: a study without choices has another empty list each time.
  const chosen: string[] = JSON.parse(useValueAt(at('features'), (ids) => JSON.stringify(ids)));
  const set = (ids: string[]) => draft.set(at('features'), ids);
  const offered = offeredFeatures(configuration, type).map(({ key, name }) => ({ id: key, name }));
  const lost = chosen
    .filter((id) => !offered.some((option) => option.id === id))
    .map((id) => ({ id, name: fieldWords.lost(id) }));
  const tick = (id: string, on: boolean) =>
    set(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="applicable-types" data-field={at('features')}>
      <legend>
        {words.options} <code className="field-path">{at('features')}</code>
      </legend>
      {[...offered, ...lost].map(({ id, name }) => (
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
