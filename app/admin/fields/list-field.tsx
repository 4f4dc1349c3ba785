import { type ReactNode, useRef, useState } from 'react';
import { labelOf } from '#app/admin/fields/labels.ts';
import { blankOf, type ListShape } from '#domain/editing/shape.ts';
import { useDraft, useValueAt } from '../editing/drafts.tsx';
import { ToolIcon } from '../shell/tool-icon.tsx';
import { TextBeside } from '../translations/text-beside.tsx';
import { fieldId } from './field-id.ts';
import type { HolderProps } from './field-row.tsx';
import { ListEntry } from './list-entry.tsx';
import { moveEntry } from './move-entry.ts';
import { fieldWords } from './words.ts';

interface ListFieldProps extends HolderProps<ListShape> {
  /** What a new entry holds, where the shape alone does not say it. */
  blank?: (entries: readonly unknown[]) => unknown;
  /** Puts the entries right after one was added, moved or removed. */
  arranged?: (entries: unknown[]) => unknown[];
  /** Writes the entries, where more than the list itself changes with them. */
  store?: (entries: unknown[]) => void;
  /** The entries can be put in order, and neither added nor removed. */
  fixed?: boolean;
  /** What an entry is known by, where it does not say so itself. */
  titleOf?: (entry: unknown) => string;
  /** Shown in place of entries. */
  empty?: ReactNode;
}

/** Entries to edit, add, remove and put in order, with the pointer or the keyboard. */
export function ListField({
  shape,
  path,
  Inner,
  blank,
  arranged = (entries) => entries,
  store,
  fixed = false,
  titleOf,
  empty,
}: ListFieldProps) {
  const draft = useDraft();
  const count = useValueAt(path, (list) => (list as unknown[]).length);
  const [dragged, setDragged] = useState<number>();
  const [told, setTold] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const label = labelOf(`${draft.name}.${path}`);
  const entries = () => draft.valueAt(path) as unknown[];
  const write = (next: unknown[]) => (store ? store(arranged(next)) : draft.set(path, arranged(next)));
  /** At once, for the next key may come before the next frame: the places stay, their entries move. */
  const focusHandle = (index: number) => document.getElementById(`${entryId(index)}-handle`)?.focus();
  const entryId = (index: number) => fieldId(draft.name, `${path}.${index}`);

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= count) return;
    write(moveEntry(entries(), from, to));
    setTold(fieldWords.moved(to + 1, count));
    focusHandle(to);
  };
  const remove = (index: number) => {
    write(entries().toSpliced(index, 1));
    if (index < count - 1) focusHandle(index);
    else add.current?.focus();
  };
  const append = () => {
    write([...entries(), blank ? blank(entries()) : blankOf(shape.item)]);
    requestAnimationFrame(() =>
      document
        .getElementById(`${entryId(count)}-entry`)
        ?.querySelector<HTMLElement>('input, textarea, select')
        ?.focus(),
    );
  };

  return (
    <div className="field-list" id={fieldId(draft.name, path)} data-list={path}>
      <TextBeside name={draft.name} path={path} />
      <ol data-plain={shape.item.kind !== 'group'}>
        {Array.from({ length: count }, (_, index) => `${path}.${index}`).map((at, index) => (
          <ListEntry
            key={at}
            shape={shape.item}
            path={at}
            Inner={Inner}
            position={index}
            count={count}
            dragged={dragged}
            onDrag={setDragged}
            onMove={move}
            onRemove={fixed ? undefined : remove}
            titleOf={titleOf}
          />
        ))}
      </ol>
      {count === 0 && (empty ?? <p className="field-empty">{fieldWords.empty}</p>)}
      {!fixed && (
        <button
          ref={add}
          type="button"
          className="quiet-button"
          aria-label={fieldWords.addTo(label)}
          onClick={append}
        >
          <ToolIcon name="plus" />
          {fieldWords.add}
        </button>
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}
