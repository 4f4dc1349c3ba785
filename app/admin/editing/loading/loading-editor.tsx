import { editingWords as words } from '../words.ts';

/** While an editor waits for its content. */
export function LoadingEditor() {
  return (
    <p role="status" className="editor-loading">
      <span className="save-dot" aria-hidden="true" />
      {words.loading}
    </p>
  );
}
