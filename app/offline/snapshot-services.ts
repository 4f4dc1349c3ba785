import { nothingOffered } from '#domain/appointments/offered-times.ts';
import { searchArticles } from '#domain/articles/article-search.ts';
import { searchInMemory } from '#domain/articles/search/search-in-memory.ts';
import type { EntriesSnapshot, LanguageSnapshot, Snapshot } from '#domain/exports/snapshot.ts';
import type { Language } from '#domain/languages.ts';
import type { PublicEntries, PublicServices } from '#server/public-services.ts';

/** What the loaders of public pages ask of the server, answered from the content that the file carries. */
export function snapshotServices(snapshot: Snapshot): PublicServices {
  const trees = new Map(snapshot.richText);
  const of = (language: Language): LanguageSnapshot => snapshot.languages[language];
  return {
    siteUrl: snapshot.siteUrl,
    now: () => new Date(snapshot.madeAt),
    log: { error: (details, message) => console.error(message, details) },
    content: {
      section: async (section, language) => of(language).sections[section],
    },
    articles: {
      ...entries((language) => of(language).articles),
      search: async (language, text) =>
        searchArticles(of(language).articles.listed, text, searchInMemory(of(language).articles.full)),
    },
    caseStudies: entries((language) => of(language).caseStudies),
    appointments: { offered: async () => nothingOffered },
    richText: async (source) => trees.get(source) ?? [],
  };
}

function entries<Listed extends { slug: string }, Full extends { slug: string }>(
  of: (language: Language) => EntriesSnapshot<Listed, Full>,
): PublicEntries<Listed, Full> {
  return {
    published: async (language) => of(language).listed,
    publishedBySlug: async (language, slug) => of(language).full.find((entry) => entry.slug === slug),
    renamed: async (language, slug) => new Map(of(language).renamed).get(slug),
  };
}
