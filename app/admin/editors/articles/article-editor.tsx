import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { startAutosave } from '../../editing/autosave.ts';
import { ConflictDialog } from '../../editing/conflict-dialog.tsx';
import { DraftProvider, useDraftState } from '../../editing/drafts.tsx';
import { keepLocalCopy } from '../../editing/local-copies/local-copies.ts';
import { LocalCopyOffer } from '../../editing/local-copies/local-copy-offer.tsx';
import { MergedNotice } from '../../editing/save-banner.tsx';
import { ScheduledNotice } from '../../editing/scheduled-notice.tsx';
import { useJumpToField } from '../../editing/use-jump-to-field.ts';
import { useSaveBeforeLeaving } from '../../editing/use-save-before-leaving.ts';
import { ContentLanguage } from '../../fields/content-language.tsx';
import { addressOf } from '../../shell/address.ts';
import type { Banner } from '../entries/entry-banner.tsx';
import { useDraftGone } from '../entries/use-draft-gone.tsx';
import { articleDraft } from './article-draft.ts';
import { ArticleFields } from './article-fields.tsx';
import { EditorHead } from './editor-head.tsx';
import { FramedArticle } from './framed-article.tsx';
import type { ArticlesData } from './load-articles.ts';
import { SourceText } from './source-text.tsx';
import { useArticlePublish } from './use-article-publish.ts';

interface ArticleEditorProps {
  loaded: ArticlesData;
  onBanner(banner: Banner): void;
  /** The server has it now, under this id. */
  onNamed(id: string): void;
}

/** One article under somebody's hands: the form, and beside it the page as it will be, or the source. */
export function ArticleEditor({ loaded, onBanner, onNamed }: ArticleEditorProps) {
  const creating = loaded.opened === undefined;
  const location = useLocation();
  const navigate = useNavigate();
  const [{ draft, fixedId }] = useState(() => articleDraft(loaded));
  const { source } = loaded;
  // Whoever translates reads the source beside it; an article that is there already is seen as its page.
  const [readsSource, setReadsSource] = useState(creating && source !== undefined);
  useEffect(() => {
    const stops = [keepLocalCopy(draft), startAutosave(draft)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [draft]);
  const drafts = useMemo(() => [draft], [draft]);
  const isScheduled = useDraftState(draft, ({ scheduled }) => scheduled !== undefined);
  useSaveBeforeLeaving(drafts);
  const publish = useArticlePublish(draft, { onBanner, onSaved: () => onNamed(fixedId() ?? '') });
  const onGone = useDraftGone('articles', onBanner);
  useJumpToField();

  return (
    <ContentLanguage language={loaded.language}>
      <DraftProvider draft={draft}>
        <EditorHead
          loaded={loaded}
          draft={draft}
          creating={creating}
          readsSource={readsSource}
          onReadSource={() => setReadsSource(!readsSource)}
          onPublish={publish}
          onClose={() => navigate(addressOf(location, 'articles'))}
          onGone={onGone}
        />
        <ScheduledNotice draft={draft} />
        <LocalCopyOffer draft={draft} />
        <MergedNotice draft={draft} />
        <ConflictDialog draft={draft} />
        <div className="article-editor" inert={isScheduled} data-held={isScheduled || undefined}>
          <form
            className="article-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              publish();
            }}
          >
            <ArticleFields loaded={loaded} fixedId={fixedId} />
          </form>
          {source && readsSource ? (
            <SourceText source={source} />
          ) : (
            <FramedArticle draft={draft} language={loaded.language} fixedId={fixedId} />
          )}
        </div>
      </DraftProvider>
    </ContentLanguage>
  );
}
