import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listedCategories } from '#domain/articles/categories.ts';
import { shownCategories } from '#domain/articles/category-choices.ts';
import { ARTICLES_PER_PAGE, type ListedArticle, withCategory } from '#domain/articles/listed-article.ts';
import { articleMarks } from '#domain/articles/search/article-marks.ts';
import { feedPaths } from '#domain/pages.ts';
import { pageOf } from '#domain/paging.ts';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { CallToContact } from '../../blocks/call-to-contact.tsx';
import { pageLoader } from '../../page-loader.ts';
import { pageRequest } from '../../page-request.ts';
import { ArticleList } from './article-list.tsx';
import { BlogHero } from './hero.tsx';
import { readQuery } from './query.ts';

const loadContent = pageLoader('blog');

export async function loader(args: LoaderFunctionArgs) {
  const { services, language } = pageRequest(args);
  const query = readQuery(args.url.searchParams);
  const [page, found, published] = await Promise.all([
    loadContent(args),
    services.articles.search(language, query.search),
    services.articles.published(language),
  ]);
  // Whoever has left needs no marks.
  args.request.signal.throwIfAborted();
  const { blog } = page.content;
  const categories = shownCategories(listedCategories(blog), published, blog.categories);
  const asked = query.category
    ? found.articles.filter(({ category }) => category === query.category)
    : found.articles;
  const shown = pageOf(asked, args.url.searchParams.get('page'), ARTICLES_PER_PAGE);
  /** The text of an article is read only where the card does not say why it was found. */
  const withMarks = async (article: ListedArticle) => {
    if (found.marked.length === 0) return article;
    const readText = async () => {
      const full = await services.articles.publishedBySlug(language, article.slug);
      return full ? services.richText(full.content) : [];
    };
    return { ...article, marks: await articleMarks(article, found.marked, readText) };
  };
  return {
    ...page,
    // The others are among those shown.
    content: { blog: { ...blog, categories: { all: blog.categories.all } } },
    // Absolute, because the exported file links to it too.
    feed: services.siteUrl + feedPaths[language],
    query,
    categories,
    list: { ...shown, items: await Promise.all(withCategory(shown.items, categories).map(withMarks)) },
  };
}

export default function Blog() {
  const { content, query, categories, list, feed } = useLoaderData<typeof loader>();
  const { blog } = content;
  return (
    <HydrationBoundaries>
      <BlogHero blog={blog} query={query} categories={categories} />
      <ArticleList blog={blog} query={query} list={list} feed={feed} />
      <CallToContact
        title={blog.cta.title}
        description={blog.cta.description}
        button={blog.cta.buttonText}
        link={blog.cta.buttonLink}
      />
    </HydrationBoundaries>
  );
}
