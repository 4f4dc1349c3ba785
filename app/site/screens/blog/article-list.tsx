import type { ComponentProps } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import type { ListPage } from '#domain/paging.ts';
import { ArticleCard } from '../../blocks/article-card.tsx';
import { ListPages } from '../../blocks/list-pages.tsx';
import { useContent } from '../../content.tsx';
import { type BlogQuery, queryAddress } from './query.ts';

interface ArticleListProps {
  blog: Omit<SectionContent<'blog'>, 'categories'>;
  query: BlogQuery;
  list: ListPage<ComponentProps<typeof ArticleCard>['article']>;
  /** Where feed readers find the articles. */
  feed: string;
}

/** The articles that were found, drawn as sheets pinned to a board, or the reason why there are none. */
export function ArticleList({ blog, query, list, feed }: ArticleListProps) {
  const { readMore, readTime, subtitle } = blog;
  return (
    <section id="articles" className="page pb-[clamp(3.5rem,8vw,7rem)]">
      <QueryNotice blog={blog} query={query} list={list} />
      {list.items.length === 0 ? (
        <NothingFound blog={blog} search={query.search} />
      ) : (
        <>
          {subtitle && <p className="mb-6 text-[1.15em] font-semibold text-brass">{subtitle}</p>}
          <ul className="board">
            {list.items.map((article, place) => (
              <ArticleCard
                key={article.id}
                article={article}
                texts={{ readMore, readTime }}
                eager={place === 0}
              />
            ))}
          </ul>
        </>
      )}
      <ListPages
        page={list.page}
        pages={list.pages}
        list="articles"
        query={(page) => queryAddress(query, page)}
      />
      <p className="mt-8 text-center">
        <a href={feed} type="application/atom+xml" className="text-link underline">
          {blog.feed}
        </a>
      </p>
    </section>
  );
}

/** Said while a query of this list runs, for as long as it runs, and then what came of it. */
function QueryNotice({ blog, query, list }: Omit<ArticleListProps, 'feed'>) {
  const { language, words } = useContent();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const { page, pages, count } = list;
  const isNarrowed = query.search !== '' || query.category !== '';
  const outcome = [isNarrowed && articles(language, count), page > 1 && words.pageOf(page, pages)];
  return (
    <p role="status" className="min-h-8 text-ink-soft">
      {location?.pathname === pathname ? blog.loadingArticles : outcome.filter(Boolean).join(' · ')}
    </p>
  );
}

/** The same word in both languages, but for none. */
function articles(language: Language, count: number): string {
  const isOne = language === 'fr' ? count < 2 : count === 1;
  return `${count} article${isOne ? '' : 's'}`;
}

function NothingFound({ blog, search }: { blog: ArticleListProps['blog']; search: string }) {
  return (
    <div className="note mx-auto max-w-[40rem] p-10 text-center">
      <h2 className="text-title">{search ? blog.noResults : blog.emptyTitle}</h2>
      <p className="mt-4 mb-6 text-ink-soft">
        {search ? blog.emptySearch.replace('{search}', () => search) : blog.emptyAll}
      </p>
      <Link to="?" preventScrollReset className="button">
        {blog.reset}
      </Link>
    </div>
  );
}
