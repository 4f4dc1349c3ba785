import { useCallback, useEffect, useRef } from 'react';
import { isComplete } from '#domain/articles/article-form.ts';
import type { Draft } from '../../editing/draft.ts';
import type { Banner } from '../entries/entry-banner.tsx';
import { formOf } from './article-draft.ts';
import { words } from './words.ts';

interface ArticleSave {
  onBanner(banner: Banner): void;
  onSaved(id: string): void;
}

/** Saves an article when it is told to, by button or Ctrl/⌘ S, and tells what became of it. */
export function useArticleSave(draft: Draft, { onBanner, onSaved }: ArticleSave): () => void {
  const latest = useRef({ onBanner, onSaved });
  latest.current = { onBanner, onSaved };
  const save = useCallback(() => {
    const form = formOf(draft);
    if (!isComplete(form)) return;
    // Whoever presses the button wants it saved, also where nothing was changed.
    if (!draft.isDirty()) draft.replace({ ...form });
    void draft.save();
  }, [draft]);

  useEffect(() => {
    let before = draft.getState().phase;
    return draft.subscribe(() => {
      const { phase, problems, conflicts } = draft.getState();
      if (phase === before) return;
      before = phase;
      const tell = latest.current.onBanner;
      if (phase === 'saving') tell({ kind: 'saving' });
      else if (phase !== 'idle')
        tell({ kind: 'failed', text: words.failed, detail: detailOf(phase, problems) });
      else if (conflicts.length > 0) tell({ kind: 'failed', text: words.failed, detail: words.conflict });
      else {
        tell({ kind: 'done', text: words.saved });
        latest.current.onSaved(formOf(draft).id);
      }
    });
  }, [draft]);

  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', act);
    return () => removeEventListener('keydown', act);
  }, [save]);

  return save;
}

function detailOf(phase: string, problems: readonly { path: string; message: string }[]): string {
  if (phase === 'signed-out') return words.signedOut;
  if (problems.length === 0) return words.kept;
  return problems.map(({ path, message }) => `${nameOf(path)} : ${message}`).join(' ');
}

const nameOf = (path: string) => (words.fields as Record<string, string>)[path] ?? path;
