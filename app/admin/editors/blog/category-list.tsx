import { createContext, useContext } from 'react';
import { type Category, withName } from '#domain/articles/categories.ts';
import { type ChoiceShape, type FieldShape, type ListShape, shapeAt } from '#domain/editing/shape.ts';
import { useDraft, useField, useValueAt } from '../../editing/drafts.tsx';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { type FieldProps, FieldRow } from '../../fields/field-row.tsx';
import { ListField } from '../../fields/list-field.tsx';
import { words } from './words.ts';

const PATH = 'categories.items';

/** How many articles name each category, by its id, drafts included. */
export type CategoryUses = Record<string, number>;

interface CategoryContext {
  /** As visitors know them: articles may name their ids, which no longer change. */
  published: readonly Category[];
  uses: CategoryUses;
}

const Context = createContext<CategoryContext>({ published: [], uses: {} });

/** The chips above the articles, in their order. */
export function CategoryList(context: CategoryContext) {
  const { shape } = useDraft();
  return (
    <Context value={context}>
      <div className="field-group">
        <p className="card-note">{words.categoriesHelp}</p>
        <ListField shape={shapeAt(shape, PATH) as ListShape} path={PATH} Inner={CategoryFields} />
        <StillUsed {...context} />
      </div>
    </Context>
  );
}

function CategoryFields({ shape, path }: FieldProps<FieldShape>) {
  const { uses } = useContext(Context);
  const id = useValueAt(`${path}.id`, String);
  return (
    <div className="field-row-columns">
      <NameField path={path} />
      <ChoiceField
        shape={shapeAt(shape, 'color') as ChoiceShape}
        path={`${path}.color`}
        names={words.colors}
      />
      <FieldRow path={`${path}.id`} note={words.uses(Object.hasOwn(uses, id) ? (uses[id] ?? 0) : 0)}>
        {(control) => <input {...control} type="text" data-field={`${path}.id`} readOnly value={id} />}
      </FieldRow>
    </div>
  );
}

/** Until it is published, a category has the id that its name gives it. */
function NameField({ path }: { path: string }) {
  const draft = useDraft();
  const { published } = useContext(Context);
  const [name] = useField<string>(`${path}.name`);
  const rename = (next: string) => {
    const category = draft.valueAt(path) as Category;
    const known = published.map(({ id }) => id);
    const others = (draft.valueAt(PATH) as Category[]).filter((one) => one !== category).map(({ id }) => id);
    if (known.includes(category.id)) draft.set(`${path}.name`, next);
    else draft.set(path, withName(category, next, [...known, ...others]));
  };
  return (
    <FieldRow path={`${path}.name`}>
      {(control) => (
        <input
          {...control}
          type="text"
          data-field={`${path}.name`}
          value={name}
          onChange={({ target }) => rename(target.value)}
        />
      )}
    </FieldRow>
  );
}

/** Categories taken off the list that articles still name: nothing breaks, and whoever did it should know. */
function StillUsed({ published, uses }: CategoryContext) {
  const draft = useDraft();
  const listed = useValueAt(PATH, (list) => (list as Category[]).map(({ id }) => id).join(' ')).split(' ');
  const removed = published.filter(({ id }) => Object.hasOwn(uses, id) && !listed.includes(id));
  const putBack = (category: Category) => draft.set(PATH, [...(draft.valueAt(PATH) as Category[]), category]);
  return removed.map((category) => (
    <p key={category.id} role="status" className="save-banner notice">
      {words.stillUsed(category.name, uses[category.id] ?? 0)}{' '}
      <button type="button" className="quiet-button" onClick={() => putBack(category)}>
        {words.putBack}
      </button>
    </p>
  ));
}
