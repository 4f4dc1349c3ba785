import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { articleDate } from '#domain/articles/article-date.ts';
import type { ListedArticle } from '#domain/articles/listed-article.ts';
import { isScheduled } from '#domain/articles/publication-date.ts';
import type { Language } from '#domain/languages.ts';
import { adminPaths, pathTo } from '#domain/pages.ts';
import { perspectiveText } from '#domain/publishing/perspective.ts';
import type { WrittenArticle } from '#server/publishing/working-copies/written-entries.ts';
import { addressOf } from '../../shell/address.ts';
import type { Banner } from '../entries/entry-banner.tsx';
import { RemoveEntry } from '../entries/remove-entry.tsx';
import { UnpublishedState } from '../entries/unpublished-state.tsx';
import { ArticleContent } from './article-content.tsx';
import { words } from './words.ts';

interface ArticleRowProps {
  article: Omit<WrittenArticle, 'translation' | 'page'> & ListedArticle;
  language: Language;
  today: string;
  editing: boolean;
  onBanner(banner: Banner): void;
}

export function ArticleRow({ article, language, today, editing, onBanner }: ArticleRowProps) {
  const id = useId();
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(false);
  const { title, slug, publicSlug, isNew, unpublished, status, scheduled } = article;
  const dated = isScheduled(article, today, article.onlineDate);
  const isShown = !isNew && (publicSlug !== undefined || !dated);
  return (
    <li className="entry-row" data-entry={article.id}>
      <div className="entry-head">
        <div className="min-w-0">
          <p className="entry-title">{title}</p>
          <Facts article={article} dated={dated} />
        </div>
        <div className="entry-tools">
          <button
            type="button"
            aria-expanded={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            className="tool"
          >
            {shown ? words.hideContent : words.showContent}
            <span className="sr-only"> : {title}</span>
          </button>
          {isShown && (
            <a href={pathTo('article', language, publicSlug ?? slug)} className="tool">
              {words.see}
              <span className="sr-only"> : {title}</span>
            </a>
          )}
          {!isShown && status === 'published' && (
            <PreviewTool title={title} path={pathTo('article', language, slug)} />
          )}
          <RemoveEntry
            entry={{ collection: 'articles', language, id: article.id, isNew }}
            disabled={editing}
            title={title}
            unpublished={unpublished}
            scheduled={scheduled}
            words={words}
            onBanner={onBanner}
          />
          <button
            type="button"
            disabled={editing}
            aria-label={words.editOne(title)}
            onClick={() => navigate(addressOf(location, `articles/${article.id}`))}
            className="tool tool-main"
          >
            {words.edit}
          </button>
        </div>
      </div>
      <div id={id} hidden={!shown}>
        {shown && <ArticleContent language={language} id={article.id} />}
      </div>
    </li>
  );
}

/** Visitors have no page of it yet: it is shown as it will be. */
function PreviewTool({ title, path }: { title: string; path: string }) {
  return (
    <form method="post" action={`${adminPaths.fr}/preview`} target="_blank" rel="noopener">
      <input type="hidden" name="perspective" value={perspectiveText({ kind: 'working' })} />
      <input type="hidden" name="path" value={path} />
      <button type="submit" className="tool">
        {words.look}
        <span className="sr-only"> : {title}</span>
      </button>
    </form>
  );
}

interface FactsProps {
  article: ArticleRowProps['article'];
  /** It appears by itself on its date. */
  dated: boolean;
}

function Facts({ article, dated }: FactsProps) {
  const { unpublished, isNew, scheduled, status, featured, publishedAt, author, categoryName } = article;
  const date = articleDate(publishedAt, 'fr');
  return (
    <p className="entry-facts">
      {!isNew && (
        <span className="entry-state" data-state={dated ? 'scheduled' : status}>
          {dated ? words.scheduled(date) : status === 'published' ? words.published : words.draft}
        </span>
      )}
      <UnpublishedState unpublished={unpublished} isNew={isNew} scheduled={scheduled} />
      {featured && <span className="entry-star">★ {words.featured}</span>}
      {!dated && <span>{date}</span>}
      <span>{author}</span>
      <span>{categoryName}</span>
    </p>
  );
}
