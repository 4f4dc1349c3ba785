import type { LoaderFunctionArgs } from 'react-router';
import { blogCategories } from '#domain/articles/category-choices.ts';
import { parisDay } from '#domain/paris-day.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { editedLanguage } from '../../shell/address.ts';

/** The address of an article that does not exist yet: no id has an underscore. */
export const NEW = '_new';

export type ArticlesData = Awaited<ReturnType<typeof loadArticles>>;

/** All that the editor of articles shows: the list, the article that is open, and what its preview needs. */
export async function loadArticles(args: LoaderFunctionArgs) {
  const services = serverServicesOf(args);
  const language = editedLanguage(args.url);
  const { id = '' } = args.params;
  const [articles, { categories }, common, blog] = await Promise.all([
    services.writtenEntries.articles(language),
    services.lists.categories(language),
    services.content.section('common', language),
    services.content.section('blog', language),
  ]);
  return {
    ...{ language, articles, categories, id },
    today: parisDay(services.now()),
    opened: articles.some((article) => article.id === id)
      ? await services.workingCopies.load({ collection: 'article', language, id })
      : undefined,
    previewContext: {
      common,
      texts: blog.article,
      card: { readMore: blog.readMore, readTime: blog.readTime },
      categories: [...blogCategories(blog.categories), ...categories],
    },
  };
}
