import { searchWords } from '#domain/articles/search-words.ts';
import { type Section, sections } from '#domain/content/sections.ts';
import { type FoundText, findTexts, holds } from '#domain/editing/find-texts.ts';
import type { Language } from '#domain/languages.ts';
import type { ContentService } from './content-service.ts';

interface FoundEntry {
  id: string;
  title: string;
}

export interface ContentSearchResults {
  fields: (FoundText & { section: Section })[];
  articles: FoundEntry[];
  caseStudies: FoundEntry[];
}

interface Collection {
  listed(language: Language): Promise<FoundEntry[]>;
}

interface Parts {
  content: ContentService;
  articles: Collection;
  caseStudies: Collection;
}

/** What one call gives of each kind. */
const MOST = 20;
const LONGEST_TEXT = 160;

/** Where a text stands: in which field of which section, or in which article or case study. */
export function createContentSearch({ content, articles, caseStudies }: Parts) {
  async function inFields(language: Language, query: string): Promise<ContentSearchResults['fields']> {
    const found = await Promise.all(
      sections.map(async (section) =>
        findTexts(await content.section(section, language), query).map((one) => ({ section, ...one })),
      ),
    );
    return found.flat().map((one) => ({ ...one, text: one.text.slice(0, LONGEST_TEXT) }));
  }

  async function inTitles(collection: Collection, language: Language, words: readonly string[]) {
    const entries = await collection.listed(language);
    return entries.filter(({ title }) => holds(title, words)).map(({ id, title }) => ({ id, title }));
  }

  return async (language: Language, query: string): Promise<ContentSearchResults> => {
    const words = searchWords(query);
    if (words.length === 0) return { fields: [], articles: [], caseStudies: [] };
    const [fields, foundArticles, foundStudies] = await Promise.all([
      inFields(language, query),
      inTitles(articles, language, words),
      inTitles(caseStudies, language, words),
    ]);
    return {
      fields: fields.slice(0, MOST),
      articles: foundArticles.slice(0, MOST),
      caseStudies: foundStudies.slice(0, MOST),
    };
  };
}
