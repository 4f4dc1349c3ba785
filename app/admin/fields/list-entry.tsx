import type { DragEvent, KeyboardEvent } from 'react';
import { listEntryName } from '#domain/editing/list-entry-name.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import { useDraft, useValueAt } from '../editing/drafts.tsx';
import { fieldId } from './field-id.ts';
import type { HolderProps } from './field-row.tsx';
import { fieldWords } from './words.ts';

interface ListEntryProps extends HolderProps<FieldShape> {
  position: number;
  count: number;
  /** Which entry of this list is being dragged. */
  dragged: number | undefined;
  onDrag(position: number | undefined): void;
  onMove(from: number, to: number): void;
  /** Left out where entries stay. */
  onRemove?: (position: number) => void;
  titleOf?: (entry: unknown) => string;
}

export function ListEntry({
  shape,
  path,
  Inner,
  position,
  count,
  dragged,
  onDrag,
  onMove,
  onRemove,
  titleOf = listEntryName,
}: ListEntryProps) {
  const draft = useDraft();
  const title = useValueAt(path, titleOf);
  const name = fieldWords.entry(position + 1, title);
  const id = fieldId(draft.name, path);
  const plain = shape.kind !== 'group';

  const drop = (event: DragEvent) => {
    if (dragged === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(dragged, position);
    onDrag(undefined);
  };
  const takeOver = (event: DragEvent) => {
    if (dragged !== undefined) event.preventDefault();
  };

  const tools = (
    <EntryTools
      id={id}
      name={name}
      position={position}
      count={count}
      onMove={onMove}
      onRemove={onRemove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(position);
      }}
      onDragEnd={() => onDrag(undefined)}
    />
  );
  return (
    <li
      id={`${id}-entry`}
      className="field-entry"
      data-dragged={dragged === position}
      data-over={dragged !== undefined && dragged !== position}
      onDragOver={takeOver}
      onDrop={drop}
    >
      {plain ? (
        <div className="field-plain">
          <Inner shape={shape} path={path} />
          {tools}
        </div>
      ) : (
        <>
          <div className="field-entry-head">
            <span className="field-entry-title">{name}</span>
            {tools}
          </div>
          <Inner shape={shape} path={path} />
        </>
      )}
    </li>
  );
}

interface EntryToolsProps {
  id: string;
  name: string;
  position: number;
  count: number;
  onMove(from: number, to: number): void;
  onRemove?: (position: number) => void;
  onDragStart(event: DragEvent): void;
  onDragEnd(): void;
}

/** Their icons are drawn by the style sheet: a long list has hundreds of them. */
function EntryTools({ id, name, position, count, onMove, onRemove, ...drag }: EntryToolsProps) {
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(position, position + by);
  };
  return (
    <span className="field-entry-tools">
      <button
        type="button"
        className="tool"
        disabled={position === 0}
        aria-label={fieldWords.up(name)}
        onClick={() => onMove(position, position - 1)}
        data-icon="up"
      />
      <button
        type="button"
        className="tool"
        disabled={position === count - 1}
        aria-label={fieldWords.down(name)}
        onClick={() => onMove(position, position + 1)}
        data-icon="down"
      />
      <button
        type="button"
        id={`${id}-handle`}
        className="tool field-handle"
        draggable
        title={fieldWords.moveHelp}
        aria-label={fieldWords.move(name)}
        onKeyDown={moveByKey}
        {...drag}
        data-icon="grip"
      />
      {onRemove && (
        <button
          type="button"
          className="tool"
          aria-label={fieldWords.remove(name)}
          onClick={() => onRemove(position)}
          data-icon="bin"
        />
      )}
    </span>
  );
}
