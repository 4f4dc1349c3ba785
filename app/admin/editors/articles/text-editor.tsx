import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { isPublishKey } from '../../editing/use-save-keys.ts';
import { cleanPaste } from './clean-paste.ts';
import { extensions } from './extensions.ts';
import { tidyHtml } from './read-html.ts';
import { TextToolbar } from './text-toolbar.tsx';

export interface TextEditorProps {
  id: string;
  label: string;
  /** HTML as the store keeps it. */
  value: string;
  onChange(html: string): void;
  /** Changes over to the HTML itself. */
  onSource(): void;
}

/** The text of an article, written as it will look. Loaded only where an article is edited. */
export default function TextEditor({ id, label, value, onChange, onSource }: TextEditorProps) {
  const written = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    onUpdate({ editor: changed }) {
      const html = tidyHtml(changed.getHTML());
      if (html === written.current) return;
      written.current = html;
      latest.current(html);
    },
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'prose' },
      transformPastedHTML: cleanPaste,
      // Here these keys would break the line too.
      handleKeyDown: (_, event) => isPublishKey(event),
    },
  });

  // Another text than the one written here: a draft, an earlier version or somebody else's was taken.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="text-editor">
      <TextToolbar editor={editor} onSource={onSource} />
      <EditorContent editor={editor} className="text-editor-sheet" />
    </div>
  );
}
