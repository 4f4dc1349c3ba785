import { articleDate } from '#domain/articles/article-date.ts';
import {
  type ArticleForm,
  articleFromForm,
  isBlankHtml,
  requiredFields,
} from '#domain/articles/article-form.ts';
import { isScheduled } from '#domain/articles/publication-date.ts';
import { otherLanguage } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { Allowed } from '../../administrator.tsx';
import { DiscardButton } from '../../editing/discard-button.tsx';
import type { Draft } from '../../editing/draft.ts';
import { useDraftState } from '../../editing/drafts.tsx';
import { HistoryButton } from '../../editing/history/history-button.tsx';
import { measureBar } from '../../editing/measure-bar.ts';
import { PreviewButton } from '../../editing/preview-button.tsx';
import { SaveStatus } from '../../editing/save-status.tsx';
import { editingWords } from '../../editing/words.ts';
import { PaneToggle } from '../../page-frame/pane-toggle.tsx';
import { newArticlePath } from '../../shell/address.ts';
import { ToolIcon } from '../../shell/tool-icon.tsx';
import { OwnerPublishes } from '../../ui/owner-publishes.tsx';
import { TranslateLink } from '../entries/translate-entry.tsx';
import { formOf } from './article-draft.ts';
import type { ArticlesData } from './load-articles.ts';
import { words } from './words.ts';

interface EditorHeadProps {
  loaded: ArticlesData;
  draft: Draft;
  creating: boolean;
  /** The article in the other language stands in place of the page. */
  readsSource: boolean;
  onReadSource(): void;
  onPublish(): void;
  onClose(): void;
  onGone(bringBack: () => Promise<boolean>): void;
}

/** What is open, whether it is saved, and what can be done with it. It stays in sight. */
export function EditorHead(props: EditorHeadProps) {
  const { loaded, draft, creating, readsSource, onPublish, onClose, onGone } = props;
  const { language, id, source } = loaded;
  const other = otherLanguage(language);
  const cannotPublish = useDraftState(
    draft,
    ({ phase, scheduled }) => phase === 'publishing' || scheduled !== undefined,
  );
  const missing = useDraftState(draft, () => missingNames(draft));
  const begun = useDraftState(
    draft,
    ({ content, saved }) => saved.at !== undefined || content !== saved.content,
  );
  const hidden = useDraftState(draft, ({ saved }) => !(saved.content as ArticleForm).published);
  const { publicSlug, onlineDate } = loaded.articles.find(({ id }) => id === loaded.id) ?? {};
  const scheduledFor = useDraftState(draft, ({ saved }) => {
    const { publishedAt, status } = articleFromForm(saved.content as ArticleForm);
    return isScheduled({ publishedAt, status }, loaded.today, onlineDate)
      ? articleDate(publishedAt, 'fr')
      : '';
  });
  const shown = useDraftState(draft, ({ content }) => (content as ArticleForm).published);
  const slug = useDraftState(draft, ({ content }) => (content as ArticleForm).slug);
  return (
    <div ref={measureBar} className="editor-bar">
      <h1>{creating ? words.newTitle : words.editTitle}</h1>
      <span className="editor-language">{loaded.language.toUpperCase()}</span>
      {publicSlug !== undefined && (
        <a
          href={pathTo('article', loaded.language, publicSlug)}
          target="_blank"
          rel="noreferrer"
          className="editor-link"
        >
          {words.see} <ToolIcon name="open" />
        </a>
      )}
      {shown && slug !== '' && (
        <PreviewButton drafts={[draft]} path={pathTo('article', loaded.language, slug)} />
      )}
      {!creating && !source && (
        <TranslateLink path={newArticlePath} id={id} language={other} className="editor-link">
          {words.translate}
        </TranslateLink>
      )}
      {source && (
        <button
          type="button"
          className="quiet-button"
          aria-pressed={readsSource}
          onClick={props.onReadSource}
        >
          {words.source[other]}
        </button>
      )}
      {missing && (
        <p className="editor-missing">
          {words.complete} {missing}
        </p>
      )}
      <div className="editor-tools">
        {begun && <SaveStatus drafts={[draft]} hidden={hidden} scheduledFor={scheduledFor} />}
        {!readsSource && <PaneToggle />}
        {!creating && <HistoryButton drafts={[draft]} />}
        <button type="button" className="quiet-button" onClick={onClose}>
          {words.cancel}
        </button>
        <DiscardButton drafts={[draft]} onGone={onGone} />
        <Allowed right="publish" otherwise={<OwnerPublishes />}>
          <button
            type="button"
            className="button"
            disabled={cannotPublish || missing !== ''}
            onClick={onPublish}
          >
            {editingWords.publish}
          </button>
        </Allowed>
      </div>
    </div>
  );
}

/** One text, so that typing draws this anew only when something else is missing. */
function missingNames(draft: Draft): string {
  const form = formOf(draft);
  const missing = requiredFields.filter((field) => isBlankHtml(form[field]));
  return missing.map((field) => words.fields[field].toLowerCase()).join(', ');
}
