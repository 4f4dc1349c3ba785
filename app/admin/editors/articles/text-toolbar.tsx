import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { TextIcon, type TextIconName } from './text-icon.tsx';
import { textWords as words } from './words.ts';

interface ToolbarProps {
  editor: Editor;
  onSource(): void;
}

/** Where the cursor stands, as far as a button shows it. */
function stateOf({ editor }: { editor: Editor }) {
  return {
    block: [2, 3, 4].find((level) => editor.isActive('heading', { level })) ?? 0,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    strike: editor.isActive('strike'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    table: editor.isActive('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

export function TextToolbar({ editor, onSource }: ToolbarProps) {
  const state = useEditorState({ editor, selector: stateOf });
  const [dialog, setDialog] = useState<'link' | 'image'>();
  const run = () => editor.chain().focus();
  const closeDialog = () => {
    setDialog(undefined);
    editor.commands.focus();
  };
  return (
    <div role="toolbar" aria-label={words.toolbar} className="text-toolbar">
      <BlockChoice editor={editor} level={state.block} />
      <Tool icon="bold" label={words.bold} on={state.bold} onPress={() => run().toggleBold().run()} />
      <Tool icon="italic" label={words.italic} on={state.italic} onPress={() => run().toggleItalic().run()} />
      <Tool icon="strike" label={words.strike} on={state.strike} onPress={() => run().toggleStrike().run()} />
      <Tool icon="link" label={words.link} on={state.link} onPress={() => setDialog('link')} />
      <Tool
        icon="bullets"
        label={words.bulletList}
        on={state.bulletList}
        onPress={() => run().toggleBulletList().run()}
      />
      <Tool
        icon="numbers"
        label={words.orderedList}
        on={state.orderedList}
        onPress={() => run().toggleOrderedList().run()}
      />
      <Tool
        icon="quote"
        label={words.blockquote}
        on={state.blockquote}
        onPress={() => run().toggleBlockquote().run()}
      />
      <Tool icon="rule" label={words.rule} onPress={() => run().setHorizontalRule().run()} />
      <Tool icon="image" label={words.image} onPress={() => setDialog('image')} />
      <Tool icon="table" label={words.table} on={state.table} onPress={() => run().insertTable().run()} />
      <Tool icon="undo" label={words.undo} disabled={!state.canUndo} onPress={() => run().undo().run()} />
      <Tool icon="redo" label={words.redo} disabled={!state.canRedo} onPress={() => run().redo().run()} />
      <Tool icon="source" label={words.source} on={false} onPress={onSource} className="ml-auto" />
      {state.table && <TableTools editor={editor} />}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={closeDialog} />}
      {dialog === 'image' && <ImageDialog editor={editor} onClose={closeDialog} />}
    </div>
  );
}

function BlockChoice({ editor, level }: { editor: Editor; level: number }) {
  const choose = (chosen: number) => {
    const chain = editor.chain().focus();
    if (chosen === 0) chain.setParagraph().run();
    else chain.setHeading({ level: chosen as 2 | 3 | 4 }).run();
  };
  return (
    <select
      aria-label={words.paragraph}
      value={level}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      className="text-block"
    >
      <option value={0}>{words.paragraph}</option>
      <option value={2}>{words.heading2}</option>
      <option value={3}>{words.heading3}</option>
      <option value={4}>{words.heading4}</option>
    </select>
  );
}

function TableTools({ editor }: { editor: Editor }) {
  const run = () => editor.chain().focus();
  const tools: [string, () => boolean][] = [
    [words.addRow, () => run().addRowAfter().run()],
    [words.addColumn, () => run().addColumnAfter().run()],
    [words.deleteRow, () => run().deleteRow().run()],
    [words.deleteColumn, () => run().deleteColumn().run()],
    [words.deleteTable, () => run().deleteTable().run()],
  ];
  return (
    <div className="text-table-tools">
      {tools.map(([label, press]) => (
        <button key={label} type="button" onClick={press}>
          {label}
        </button>
      ))}
    </div>
  );
}

interface ToolProps {
  icon: TextIconName;
  label: string;
  /** Whether it is in force where the cursor stands; absent for what is only done. */
  on?: boolean;
  disabled?: boolean;
  onPress(): void;
  className?: string;
}

function Tool({ icon, label, on, disabled, onPress, className = '' }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={disabled}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={`text-tool ${className}`}
    >
      <TextIcon name={icon} />
    </button>
  );
}
