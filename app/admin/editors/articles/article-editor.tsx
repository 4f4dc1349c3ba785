import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConflictDialog } from '../../editing/conflict-dialog.tsx';
import { DraftProvider } from '../../editing/drafts.tsx';
import { keepLocalCopy } from '../../editing/local-copies.ts';
import { LocalCopyOffer } from '../../editing/local-copy-offer.tsx';
import { ContentLanguage } from '../../fields/content-language.tsx';
import { addressOf } from '../../shell/address.ts';
import type { Banner } from '../entries/entry-banner.tsx';
import { articleDraft } from './article-draft.ts';
import { ArticleFields } from './article-fields.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { EditorHead } from './editor-head.tsx';
import type { ArticlesData } from './load-articles.ts';
import { useArticleSave } from './use-article-save.ts';

interface ArticleEditorProps {
  loaded: ArticlesData;
  onBanner(banner: Banner): void;
}

/**
 * One article under somebody's hands: the form, and beside it the page as it will be. It is live for
 * everybody once saved, so only its author says when; until then a copy is kept in the browser.
 */
export function ArticleEditor({ loaded, onBanner }: ArticleEditorProps) {
  const creating = loaded.opened === undefined;
  const location = useLocation();
  const navigate = useNavigate();
  const [draft] = useState(() => articleDraft(loaded));
  const [pane, setPane] = useState<'write' | 'look'>('write');
  useEffect(() => keepLocalCopy(draft), [draft]);
  const save = useArticleSave(draft, {
    onBanner,
    onSaved: (id) => navigate(addressOf(location, `articles/${id}`), { replace: true }),
  });

  return (
    <ContentLanguage language={loaded.language}>
      <DraftProvider draft={draft}>
        <EditorHead
          {...{ loaded, draft, creating, pane }}
          onPane={setPane}
          onSave={save}
          onClose={() => navigate(addressOf(location, 'articles'))}
        />
        <LocalCopyOffer draft={draft} />
        <ConflictDialog draft={draft} />
        <div className="article-editor" data-pane={pane}>
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
        </div>
      </DraftProvider>
    </ContentLanguage>
  );
}
