import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ArticleSummary } from '#domain/articles/article-list.ts';
import type { Language } from '#domain/languages.ts';
import { Modal } from '../../../ui/modal.tsx';
import { removeArticle, restoreArticle } from './article-calls.ts';
import type { Banner } from './save-banner.tsx';
import { words } from './words.ts';

interface RemoveArticleProps {
  article: ArticleSummary;
  language: Language;
  onBanner(banner: Banner): void;
  onClose(): void;
}

/** Asks before an article leaves the site; afterwards it can be brought back at once. */
export function RemoveArticle({ article, language, onBanner, onClose }: RemoveArticleProps) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const { id, title } = article;

  const undo = async (removal: number) => {
    const restored = await restoreArticle(language, id, removal - 1, removal);
    onBanner(restored ? { kind: 'done', text: words.saved } : { kind: 'failed', text: words.failed });
    await revalidate();
  };
  const remove = async () => {
    setBusy(true);
    const removal = await removeArticle(language, id);
    onClose();
    if (removal === undefined) return onBanner({ kind: 'failed', text: words.failed });
    const action = (
      <button type="button" className="text-link underline" onClick={() => undo(removal)}>
        {words.undoRemove}
      </button>
    );
    onBanner({ kind: 'done', text: words.removed(title), action });
    await revalidate();
  };

  return (
    <Modal label={words.removeTitle} onClose={onClose} className="office-dialog">
      <h2 className="text-xl">{words.removeTitle}</h2>
      <p className="mt-3">{words.removeText(title)}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="button button-quiet button-small" onClick={onClose}>
          {words.keep}
        </button>
        <button type="button" className="button button-small" disabled={busy} onClick={remove}>
          {words.removeConfirm}
        </button>
      </div>
    </Modal>
  );
}
