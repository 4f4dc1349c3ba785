import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Article } from '#domain/articles/article.schema.ts';
import { lastChange } from '#domain/articles/article-date.ts';
import { summariseArticle } from '#domain/articles/article-list.ts';
import { authorFace } from '#domain/articles/author-face.ts';
import { listedCategories } from '#domain/articles/categories.ts';
import { blogCategories } from '#domain/articles/category-choices.ts';
import { withCategory } from '#domain/articles/listed-article.ts';
import { relatedTo } from '#domain/articles/related.ts';
import { shareLinks } from '#domain/articles/share-links.ts';
import { imageAddress } from '#domain/images/focal-point.ts';
import { localisedHref } from '#domain/localised-href.ts';
import { findPage } from '#domain/pages.ts';
import { withAnchors } from '#domain/rich-text/headings.ts';
import { withTableHeads } from '#domain/rich-text/table-heads.ts';
import { pageName } from '#domain/seo/page-name.ts';
import { articleData } from '#domain/seo/structured-data.ts';
import { entryOrMissing, redirectMissingEntry } from '../../missing-entry.ts';
import { type PageRequest, pageRequest } from '../../page-request.ts';
import { managedTexts } from '../../seo/managed-texts.ts';
import { pageHead } from '../../seo/page-head.ts';
import { addStructuredData } from '../../seo/structured-data.ts';
import { ArticleView } from './view.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const request = pageRequest(args);
  const { services, language, slug = '' } = request;
  const read = await entryOrMissing(request, async () => {
    const article = await services.articles.publishedBySlug(language, slug);
    if (!article) return undefined;
    const text = withTableHeads(await services.richText(article.content), article.title);
    return { article, body: withAnchors(text) };
  });
  if (!read) throw await redirectMissingEntry(args, services.articles, { one: 'article', list: 'blog' });
  const { article, body } = read;
  const [head, blog, agency, published, page] = await Promise.all([
    articleHead(request, article),
    services.content.section('blog', language),
    services.content.section('agency', language),
    services.articles.published(language),
    namedPage(request, article.page),
  ]);
  const [listed, ...related] = withCategory(
    [summariseArticle(article), ...relatedTo(article, published)],
    [...blogCategories(blog.categories), ...listedCategories(blog)],
  );
  return {
    head,
    article: listed,
    face: authorFace(article.author, agency.team.members),
    related,
    body,
    texts: blog.article,
    card: { readMore: blog.readMore, readTime: blog.readTime },
    share: sharing(head.canonical ?? '', article),
    page,
  };
}

/** The page that an article leads to, under the name that it has itself; undefined where there is no such page. */
async function namedPage({ services, language }: PageRequest, address = '') {
  const match = findPage(address.split(/[?#]/)[0] ?? '');
  if (!match || match.slug !== undefined) return undefined;
  const { title } = await managedTexts(services, match.page, language);
  return { name: pageName(title), path: localisedHref(address, language) };
}

async function articleHead(request: PageRequest, article: Article) {
  const { seoTitle, seoDescription, seoKeywords, title, excerpt, image, imageAlt } = article;
  const description = seoDescription || excerpt;
  const texts = { title: seoTitle || title, description, keywords: seoKeywords };
  const head = await pageHead(request, texts, title);
  const own = image ? absolute(request, imageAddress(image)) : undefined;
  const { author, publishedAt, updatedAt, language } = article;
  const { agency } = await request.services.content.section('common', request.language);
  const about = { author, publishedAt, updatedAt, language, agency: agency.name, url: head.canonical ?? '' };
  const told = { title, description, ...(own && { image: own }), ...about };
  addStructuredData(request, articleData(request.services.siteUrl, told));
  const shared = head.shared && {
    ...head.shared,
    image: { ...head.shared.image, ...(image && { alt: imageAlt || title }) },
    article: { publishedAt, changedAt: lastChange(article) },
  };
  return { ...head, ...(shared && { shared }) };
}

function sharing(address: string, { title, excerpt }: Article) {
  return { address, links: shareLinks({ address, title, excerpt }) };
}

const absolute = ({ services }: PageRequest, address: string) => new URL(address, services.siteUrl).href;

export default function ArticlePage() {
  const { article, ...shown } = useLoaderData<typeof loader>();
  return article && <ArticleView article={article} {...shown} />;
}
