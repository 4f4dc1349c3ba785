import type { LoaderFunctionArgs } from 'react-router';
import type { Article } from '#domain/articles/article.schema.ts';
import { listedCategories } from '#domain/articles/categories.ts';
import { type Language, otherLanguage } from '#domain/languages.ts';
import { parisDay } from '#domain/paris-day.ts';
import type { Services } from '#server/services.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { editedLanguage } from '../../shell/address.ts';
import { entryTranslation } from '../entries/entry-translation.ts';

export type ArticlesData = Awaited<ReturnType<typeof loadArticles>>;

/** All that the editor of articles shows: the list, and the article that is open. */
export async function loadArticles(args: LoaderFunctionArgs) {
  const services = serverServicesOf(args);
  const language = editedLanguage(args.url);
  const { id = '' } = args.params;
  const [articles, { source, ...translation }, { agency }, blog] = await Promise.all([
    services.writtenEntries.articles(language),
    entryTranslation(args, 'articles', language, services.writtenEntries.articles),
    services.content.section('common', language),
    services.content.section('blog', language),
  ]);
  const categories = listedCategories(blog);
  return {
    language,
    articles,
    categories,
    id,
    ...translation,
    source: source && (await loadSource(services, otherLanguage(language), source.id)),
    today: parisDay(services.now()),
    opened: articles.some((article) => article.id === id)
      ? await services.workingCopies.load({ collection: 'article', language, id })
      : undefined,
    /** Of a new article. */
    author: agency.name,
  };
}

/** An article to read beside the one that is written. */
async function loadSource({ workingCopies, richText }: Services, language: Language, id: string) {
  const { content } = await workingCopies.load({ collection: 'article', language, id });
  const { content: text, excerpt: description, title, author, category, image, page } = content as Article;
  return { language, id, title, description, author, category, image, page, nodes: await richText(text) };
}
