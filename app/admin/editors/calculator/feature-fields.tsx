import { useState } from 'react';
import { useLocation } from 'react-router';
import { type ProjectTypeId, projectTypeIds } from '#domain/calculator/choices.ts';
import type { Configuration } from '#domain/calculator/configuration.ts';
import { isOffered, withOffer, withOptionId } from '#domain/calculator/editing/options.ts';
import { type FieldShape, shapeAt, type TextShape } from '#domain/editing/shape.ts';
import { otherLanguage } from '#domain/languages.ts';
import { useDraft, useField, useValueAt } from '../../editing/drafts.tsx';
import { type FieldProps, FieldRow } from '../../fields/field-row.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { addressOf } from '../../shell/address.ts';
import { useOptionContext } from './option-context.tsx';
import { PriceField } from './price-field.tsx';
import { words } from './words.ts';

/** One option: its name, what it costs, what it is in plain words, and for which types it is offered. */
export function FeatureFields({ shape, path }: FieldProps<FieldShape>) {
  return (
    <div className="feature-fields">
      <TextField shape={shapeAt(shape, 'name') as TextShape} path={`${path}.name`} />
      <PriceField path={`${path}.price`} />
      <OptionId path={`${path}.id`} />
      <OtherName path={path} />
      <div className="feature-description">
        <TextField shape={shapeAt(shape, 'description') as TextShape} path={`${path}.description`} />
      </div>
      <OfferedFor path={path} />
    </div>
  );
}

/** Can be chosen until the option is published. Taken over as a whole: half of one is nobody's id. */
function OptionId({ path }: { path: string }) {
  const draft = useDraft();
  const id = useValueAt(path, String);
  const [typed, setTyped] = useState<string>();
  const isPublished = useOptionContext().publishedIds.has(id);
  const leave = () => {
    const content = draft.getState().content as Configuration;
    if (typed !== undefined) draft.replace(withOptionId(content, id, typed.trim()));
    setTyped(undefined);
  };
  return (
    <FieldRow path={path}>
      {(control) => (
        <input
          {...control}
          type="text"
          data-field={path}
          readOnly={isPublished}
          title={isPublished ? words.fixedId : undefined}
          value={typed ?? id}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
        />
      )}
    </FieldRow>
  );
}

/** What the page of a language shows while it has no name of its own for the option. */
function OtherName({ path }: { path: string }) {
  const { language, namedElsewhere } = useOptionContext();
  const location = useLocation();
  const [name] = useField<string>(`${path}.name`);
  const [otherName] = useField<string>(`${path}.otherName`);
  const id = useValueAt(`${path}.id`, String);
  const isNamed = name.trim() !== '';
  if (isNamed && namedElsewhere.has(id)) return null;
  if (!isNamed)
    return otherName && <p className="card-note feature-note">{words.borrowed(language, otherName)}</p>;
  const other = otherLanguage(language);
  return (
    <p className="card-note feature-note">
      {words.lent(other)}{' '}
      <a href={`${addressOf(location, 'pages/calculator', other)}#calculator.${path}.name`}>
        {words.nameIt(other)}
      </a>
    </p>
  );
}

/** « Pour »: what is ticked here is what the third step offers, in both languages. */
function OfferedFor({ path }: { path: string }) {
  const draft = useDraft();
  const content = () => draft.getState().content as Configuration;
  const option = useValueAt(`${path}.id`, String);
  const offering = useValueAt('projectTypes', () =>
    projectTypeIds.filter((id) => isOffered(content(), option, id)).join(' '),
  ).split(' ');
  const toggle = (type: ProjectTypeId) =>
    draft.replace(withOffer(content(), option, type, !offering.includes(type)));
  return (
    <fieldset className="applicable-types" data-field={`${path}.applicableTypes`}>
      <legend>
        {words.applicable} <code className="field-path">{`${path}.applicableTypes`}</code>
      </legend>
      {projectTypeIds.map((id) => (
        <label key={id}>
          <input
            type="checkbox"
            className="field-switch"
            checked={offering.includes(id)}
            onChange={() => toggle(id)}
          />
          {words.typeNames[id]}
        </label>
      ))}
    </fieldset>
  );
}
