import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isComplete } from '#domain/articles/article-form.ts';
import { DraftProvider } from '../../editing/drafts.tsx';
import { keepLocalCopy } from '../../editing/local-copies.ts';
import { addressOf } from '../../shell/address.ts';
import { articleDraft, formOf } from './article-draft.ts';
import { ArticleFields } from './article-fields.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { EditorHead } from './editor-head.tsx';
import type { ArticlesData } from './load-articles.ts';
import type { Banner } from './save-banner.tsx';
import { words } from './words.ts';

interface ArticleEditorProps {
  loaded: ArticlesData;
  onBanner(banner: Banner): void;
}

/** One article under somebody's hands: the form, and beside it the page as it will be. */
export function ArticleEditor({ loaded, onBanner }: ArticleEditorProps) {
  const creating = loaded.opened === undefined;
  const location = useLocation();
  const navigate = useNavigate();
  const [draft] = useState(() => articleDraft(loaded));
  const [pane, setPane] = useState<'write' | 'look'>('write');
  useEffect(() => keepLocalCopy(draft), [draft]);

  const close = () => navigate(addressOf(location, 'articles'));
  const save = async () => {
    if (!isComplete(formOf(draft))) return;
    onBanner({ kind: 'saving' });
    await draft.save();
    const { phase, problems, conflicts } = draft.getState();
    if (conflicts.length > 0) return onBanner({ kind: 'failed', text: words.failed, detail: words.conflict });
    if (phase !== 'idle')
      return onBanner({ kind: 'failed', text: words.failed, detail: problems[0]?.message });
    onBanner({ kind: 'done', text: words.saved });
    if (creating) navigate(addressOf(location, `articles/${formOf(draft).id}`), { replace: true });
  };

  return (
    <DraftProvider draft={draft}>
      <section aria-labelledby="article-editor" className="article-editor" data-pane={pane}>
        <EditorHead {...{ draft, creating, pane }} onPane={setPane} onSave={save} onClose={close} />
        <form
          className="article-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <ArticleFields loaded={loaded} creating={creating} />
        </form>
        <ArticlePreview loaded={loaded} />
      </section>
    </DraftProvider>
  );
}
