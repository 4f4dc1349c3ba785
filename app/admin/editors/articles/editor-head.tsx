import { isBlank, isComplete, requiredFields } from '#domain/articles/article-form.ts';
import type { Draft } from '../../editing/draft.ts';
import { useDraftState } from '../../editing/drafts.tsx';
import { useForm } from './article-draft.ts';
import { words } from './words.ts';

interface EditorHeadProps {
  draft: Draft;
  creating: boolean;
  pane: 'write' | 'look';
  onPane(pane: 'write' | 'look'): void;
  onSave(): void;
  onClose(): void;
}

/** What is open, whether it is saved, and what can be done with it. It stays in sight. */
export function EditorHead({ draft, creating, pane, onPane, onSave, onClose }: EditorHeadProps) {
  const form = useForm(draft);
  const dirty = useDraftState(draft, ({ content, saved }) => content !== saved.content);
  const saving = useDraftState(draft, ({ phase }) => phase === 'saving');
  const missing = requiredFields.filter((field) => isBlank(form[field])).map((field) => words.fields[field]);
  return (
    <div className="editor-head">
      <h1 id="article-editor">{creating ? words.newTitle : words.editTitle}</h1>
      <p className="editor-state">
        {missing.length > 0
          ? `${words.complete} ${missing.join(', ').toLowerCase()}`
          : dirty && words.unsaved}
      </p>
      <div className="editor-panes">
        {(['write', 'look'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={pane === name} onClick={() => onPane(name)}>
            {name === 'write' ? words.write : words.preview}
          </button>
        ))}
      </div>
      <button type="button" className="button button-quiet button-small" onClick={onClose}>
        {words.cancel}
      </button>
      <button
        type="button"
        className="button button-small"
        disabled={saving || !isComplete(form)}
        onClick={onSave}
      >
        {words.save}
      </button>
    </div>
  );
}
