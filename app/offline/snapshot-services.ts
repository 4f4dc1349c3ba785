import { folded, searchWords } from '#domain/articles/search-words.ts';
import type { Section } from '#domain/content/sections.ts';
import type { LanguageSnapshot, Snapshot } from '#domain/exports/snapshot.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { Services } from '#server/services.ts';

/**
 * What the loaders of public pages ask of the server, answered from the content that the file carries.
 * Whatever else the server does (accounts, leads, uploads) is not there, and no page of the file asks for it.
 */
export function snapshotServices(snapshot: Snapshot): Services {
  const trees = new Map(snapshot.richText);
  const of = (language: Language): LanguageSnapshot => snapshot.languages[language];
  const services = {
    siteUrl: snapshot.siteUrl,
    now: () => new Date(snapshot.madeAt),
    content: {
      section: async (section: Section, language: Language) => of(language).sections[section],
    },
    articles: {
      ...entries((language) => of(language).articles),
      search: async (language: Language, text: string) => matching(of(language).articles.listed, text),
    },
    caseStudies: entries((language) => of(language).caseStudies),
    lists: {
      categories: async (language: Language) => ({ categories: of(language).categories }),
      gallery: async () => snapshot.gallery,
      carrousel: async () => snapshot.carrousel,
    },
    richText: async (source: string) => trees.get(source) ?? [],
  };
  return services as unknown as Services;
}

interface Entries<Listed, Full> {
  listed: Listed[];
  full: Full[];
}

function entries<Listed extends { slug: string }, Full extends { slug: string }>(
  of: (language: Language) => Entries<Listed, Full>,
) {
  return {
    published: async (language: Language) => of(language).listed,
    publishedBySlug: async (language: Language, slug: string) =>
      of(language).full.find((entry) => entry.slug === slug),
    languagesOf: async (slug: string) =>
      languages.filter((language) => of(language).listed.some((entry) => entry.slug === slug)),
  };
}

/** Without the index of the server: each word must stand in what the list shows of an article. */
function matching(articles: LanguageSnapshot['articles']['listed'], text: string) {
  const words = searchWords(text);
  return articles.filter(({ title, excerpt, tags }) => {
    const shown = folded([title, excerpt, ...tags].join(' '));
    return words.every((word) => shown.includes(word));
  });
}
