import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withCategory } from '#domain/articles/listed-article.ts';
import { folded } from '#domain/articles/search-words.ts';
import { useOpenFrameAhead } from '../../page-frame/frame-context.tsx';
import { addressOf, newArticlePath } from '../../shell/address.ts';
import type { Banner } from '../entries/entry-banner.tsx';
import { ArticleRow } from './article-row.tsx';
import { useTextEditorAhead } from './content-field.tsx';
import type { ArticlesData } from './load-articles.ts';
import { words } from './words.ts';

const AT_A_TIME = 50;

interface ArticleListProps {
  loaded: ArticlesData;
  /** While one article is edited no other can be. */
  editing: boolean;
  onBanner(banner: Banner): void;
}

/** Every article of the language, drafts included, newest first. */
export function ArticleList({ loaded, editing, onBanner }: ArticleListProps) {
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(AT_A_TIME);
  useTextEditorAhead();
  useOpenFrameAhead();
  const asked = folded(search.trim());
  const listed = withCategory(loaded.articles, loaded.categories);
  const found = listed.filter(({ title, slug }) => folded(`${title} ${slug}`).includes(asked));
  return (
    <section aria-labelledby="articles-title" data-editor="articles" className="grid gap-4">
      <ListHead count={found.length} editing={editing} search={search} onSearch={setSearch} />
      {found.length === 0 ? (
        <div className="admin-empty">
          <p className="font-semibold">{words.none}</p>
          {loaded.articles.length === 0 && <p className="text-ink-soft">{words.noneHelp}</p>}
        </div>
      ) : (
        <ul className="entry-list">
          {found.slice(0, limit).map((article) => (
            <ArticleRow
              key={article.id}
              article={article}
              editing={editing}
              onBanner={onBanner}
              language={loaded.language}
              today={loaded.today}
            />
          ))}
        </ul>
      )}
      {found.length > limit && (
        <button
          type="button"
          className="button button-quiet button-small justify-self-center"
          onClick={() => setLimit(limit + AT_A_TIME)}
        >
          {words.more}
        </button>
      )}
    </section>
  );
}

interface ListHeadProps {
  count: number;
  editing: boolean;
  search: string;
  onSearch(text: string): void;
}

function ListHead({ count, editing, search, onSearch }: ListHeadProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const Heading = editing ? 'h2' : 'h1';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Heading id="articles-title" className="text-2xl">
        {words.title}
      </Heading>
      <p className="text-ink-soft">{words.count(count)}</p>
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        className="field entry-search"
      />
      <button
        type="button"
        disabled={editing}
        onClick={() => navigate(addressOf(location, newArticlePath))}
        className="button button-small"
      >
        {words.create}
      </button>
    </div>
  );
}
