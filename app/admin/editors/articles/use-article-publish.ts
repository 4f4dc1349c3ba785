import { useCallback, useEffect, useRef } from 'react';
import { isComplete } from '#domain/articles/article-form.ts';
import type { Draft } from '../../editing/draft.ts';
import type { Banner } from '../entries/entry-banner.tsx';
import { formOf } from './article-draft.ts';
import { words } from './words.ts';

interface ArticlePublish {
  onBanner(banner: Banner): void;
  /** The server has it now, under this id. */
  onNamed(id: string): void;
}

/** Publishes an article when it is told to, by button or Ctrl/⌘ Enter, and tells what became of it. */
export function useArticlePublish(draft: Draft, { onBanner, onNamed }: ArticlePublish): () => void {
  const latest = useRef({ onBanner, onNamed });
  latest.current = { onBanner, onNamed };
  const publish = useCallback(() => {
    const form = formOf(draft);
    if (!isComplete(form)) return;
    // Whoever presses the button wants it public, also where nothing was changed.
    if (!draft.isDirty()) draft.replace({ ...form });
    void draft.publish();
  }, [draft]);

  useEffect(() => {
    let before = draft.getState().phase;
    return draft.subscribe(() => {
      const { phase, problems, conflicts } = draft.getState();
      if (phase === before) return;
      const [was, tell] = [before, latest.current.onBanner];
      before = phase;
      if (phase === 'publishing') tell({ kind: 'saving' });
      else if (phase === 'saving') return;
      else if (phase !== 'idle')
        tell({ kind: 'failed', text: words.failed, detail: detailOf(phase, problems) });
      else if (conflicts.length > 0) tell({ kind: 'failed', text: words.failed, detail: words.conflict });
      else {
        if (was === 'publishing') tell({ kind: 'done', text: words.saved });
        latest.current.onNamed(formOf(draft).id);
      }
    });
  }, [draft]);

  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const isSave = event.key.toLowerCase() === 's';
      if (!isSave && event.key !== 'Enter') return;
      event.preventDefault();
      if (isSave) void draft.save();
      else publish();
    };
    addEventListener('keydown', act);
    return () => removeEventListener('keydown', act);
  }, [draft, publish]);

  return publish;
}

function detailOf(phase: string, problems: readonly { path: string; message: string }[]): string {
  if (phase === 'signed-out') return words.signedOut;
  if (problems.length === 0) return words.kept;
  return problems.map(({ path, message }) => `${nameOf(path)} : ${message}`).join(' ');
}

const nameOf = (path: string) => (words.fields as Record<string, string>)[path] ?? path;
