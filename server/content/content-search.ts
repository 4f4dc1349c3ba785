import { searchWords } from '#domain/articles/search-words.ts';
import { type Section, sections } from '#domain/content/sections.ts';
import { type FoundField, findFields, holds } from '#domain/editing/find-fields.ts';
import type { Language } from '#domain/languages.ts';
import type { PublicServices } from '#server/public-services.ts';

interface FoundEntry {
  id: string;
  title: string;
}

export interface ContentSearchResults {
  fields: (FoundField & { section: Section })[];
  articles: FoundEntry[];
  caseStudies: FoundEntry[];
}

interface SearchedSite {
  content: PublicServices['content'];
  writtenEntries: Record<'articles' | 'caseStudies', (language: Language) => Promise<readonly FoundEntry[]>>;
  /** What editors call a field, with the names of its page and groups. */
  nameOf(section: Section, path: string): string;
}

/** What one call gives of each kind. */
const MOST = 20;
const LONGEST_TEXT = 160;

/** The fields of sections that a query names or quotes, and the articles and case studies with such titles. */
export async function searchContent(
  { content, writtenEntries, nameOf }: SearchedSite,
  language: Language,
  query: string,
): Promise<ContentSearchResults> {
  const words = searchWords(query);
  if (words.length === 0) return { fields: [], articles: [], caseStudies: [] };
  const titled = (entries: readonly FoundEntry[]) =>
    entries
      .filter(({ title }) => holds(title, words))
      .map(({ id, title }) => ({ id, title }))
      .slice(0, MOST);
  const inSections = sections.map(async (section) => {
    const found = findFields(await content.section(section, language), query, (path) =>
      nameOf(section, path),
    );
    return found.map((field) => ({ section, ...field, text: field.text.slice(0, LONGEST_TEXT) }));
  });
  const fields = (await Promise.all(inSections)).flat();
  const quoted = fields.filter(({ by }) => by === 'text');
  const named = fields.filter(({ by }) => by === 'name').sort((one, other) => depth(one) - depth(other));
  return {
    fields: [...quoted, ...named].slice(0, MOST),
    articles: titled(await writtenEntries.articles(language)),
    caseStudies: titled(await writtenEntries.caseStudies(language)),
  };
}

/** A field high up is more likely meant than one deep in a list. */
const depth = ({ path }: FoundField) => path.split('.').length;
