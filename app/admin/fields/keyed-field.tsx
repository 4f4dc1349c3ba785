import { blankOf, type KeyedShape } from '#domain/editing/shape.ts';
import { useDraft, useValueAt } from '../editing/drafts.tsx';
import { ToolIcon } from '../shell/tool-icon.tsx';
import { TextBeside } from '../translations/text-beside.tsx';
import { fieldId } from './field-id.ts';
import type { HolderProps } from './field-row.tsx';
import { fieldWords } from './words.ts';

/** Parts under keys of their own, in the order of the page. */
export function KeyedField({ shape, path, Inner }: HolderProps<KeyedShape>) {
  const draft = useDraft();
  const keys = useValueAt(path, keysOf);
  const parts = () => draft.valueAt(path) as Record<string, unknown>;
  const add = () => {
    const taken = parts();
    let number = Object.keys(taken).length + 1;
    while (Object.hasOwn(taken, `section-${number}`)) number += 1;
    draft.set(path, { ...taken, [`section-${number}`]: blankOf(shape.item) });
  };
  const remove = (key: string) => {
    const { [key]: _, ...rest } = parts();
    draft.set(path, rest);
  };
  return (
    <div className="field-list" id={fieldId(draft.name, path)} data-list={path}>
      <TextBeside name={draft.name} path={path} />
      <ol>
        {(keys === '' ? [] : keys.split('\n')).map((key) => (
          <li key={key} className="field-entry">
            <div className="field-entry-head">
              <code className="field-entry-title">{key}</code>
              <span className="field-entry-tools">
                <button
                  type="button"
                  className="tool"
                  aria-label={fieldWords.remove(key)}
                  onClick={() => remove(key)}
                >
                  <ToolIcon name="bin" />
                </button>
              </span>
            </div>
            <Inner shape={shape.item} path={`${path}.${key}`} />
          </li>
        ))}
      </ol>
      <button type="button" className="quiet-button" onClick={add}>
        <ToolIcon name="plus" />
        {fieldWords.add}
      </button>
    </div>
  );
}

/** As one text, so that only another set of keys draws the list anew. */
function keysOf(parts: unknown): string {
  return Object.keys(parts as object).join('\n');
}
