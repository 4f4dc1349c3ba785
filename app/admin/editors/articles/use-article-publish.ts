import { useCallback, useEffect, useRef } from 'react';
import { isComplete } from '#domain/articles/article-form.ts';
import { useMay } from '../../administrator.tsx';
import type { Draft } from '../../editing/draft.ts';
import { useSaveKeys } from '../../editing/use-save-keys.ts';
import type { Banner } from '../entries/entry-banner.tsx';
import { formOf } from './article-draft.ts';
import { words } from './words.ts';

interface ArticlePublish {
  onBanner(banner: Banner): void;
  /** The server has it now. */
  onSaved(): void;
}

/** Publishes an article when it is told to, by button or Ctrl/⌘ Enter, and tells what became of it. */
export function useArticlePublish(draft: Draft, { onBanner, onSaved }: ArticlePublish): () => void {
  const latest = useRef({ onBanner, onSaved });
  latest.current = { onBanner, onSaved };
  const mayPublish = useMay('publish');
  const publish = useCallback(() => {
    if (!mayPublish) return void draft.save();
    const form = formOf(draft);
    if (!isComplete(form) || draft.getState().scheduled) return;
    // Whoever presses the button wants it public, also where nothing was changed.
    if (!draft.isDirty()) draft.replace({ ...form });
    void draft.publish();
  }, [draft, mayPublish]);

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
        latest.current.onSaved();
      }
    });
  }, [draft]);

  useSaveKeys({ save: () => void draft.save(), publish });
  return publish;
}

function detailOf(phase: string, problems: readonly { path: string; message: string }[]): string {
  if (phase === 'signed-out') return words.signedOut;
  if (problems.length === 0) return words.kept;
  return problems.map(({ path, message }) => `${nameOf(path)} : ${message}`).join(' ');
}

const nameOf = (path: string) => (words.fields as Record<string, string>)[path] ?? path;
