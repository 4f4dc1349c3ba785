import { lazy, Suspense, useEffect, useState } from 'react';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useField, useProblem } from '../../editing/drafts.tsx';
import { fieldId } from '../../fields/field-id.ts';
import { textWords, words } from './words.ts';

/** The text editor is large: it comes with the list of articles, after it, and runs in the browser only. */
const loadTextEditor = () => import('./text-editor.tsx');
const TextEditor = lazy(loadTextEditor);

/** Loaded while one looks for an article. What fails here is tried again by the editor. */
export function useTextEditorAhead(): void {
  useEffect(() => {
    loadTextEditor().catch(() => undefined);
  }, []);
}

const CONTENT = fieldId('article', 'content');

/** The text of the article, as it will look or as HTML. */
export function ContentField() {
  const [content, change] = useField<string>('content');
  const problem = useProblem('content');
  const hydrated = useHydrated();
  const [source, setSource] = useState(false);
  const loading = <p role="status">{textWords.loading}</p>;
  return (
    <div className="content-field">
      <p className="font-semibold">{words.fields.content}</p>
      {source ? (
        <>
          <p className="text-right">
            <button type="button" className="text-link" onClick={() => setSource(false)}>
              {textWords.visual}
            </button>
          </p>
          <textarea
            id={CONTENT}
            aria-label={textWords.source}
            spellCheck={false}
            value={content}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            className="field source-field"
          />
        </>
      ) : (
        <Suspense fallback={loading}>
          {hydrated ? (
            <TextEditor
              id={CONTENT}
              label={words.fields.content}
              value={content}
              onChange={change}
              onSource={() => setSource(true)}
            />
          ) : (
            loading
          )}
        </Suspense>
      )}
      {problem && <p className="font-semibold text-awning-text">{problem}</p>}
    </div>
  );
}
