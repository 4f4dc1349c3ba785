import type { Article } from '../article.schema.ts';
import { meantWords, type SearchedArticles, searchableArticle, type Ways } from '../article-search.ts';
import { nearBeginning } from './typing-errors.ts';

/** Searches articles that are all at hand, as the exported file has them. */
export function searchInMemory(articles: readonly Article[]): SearchedArticles {
  const searchable = articles.map((article) => ({ id: article.id, texts: searchableArticle(article) }));
  return {
    async find(sought) {
      const answering = searchable.filter(({ texts }) => holds(Object.values(texts).join('\n'), sought));
      return new Map(answering.map(({ id, texts }) => [id, holds(texts.title, sought)]));
    },
    async beginningsNear(typed) {
      const words = meantWords(searchable.map(({ texts }) => texts));
      return [...new Set([...words].flatMap((word) => nearBeginning(word, typed) ?? []))];
    },
  };
}

const holds = (text: string, sought: readonly Ways[]) =>
  sought.every((ways) => ways.some((way) => text.includes(way)));
