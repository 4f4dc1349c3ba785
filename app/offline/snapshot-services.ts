import { nothingOffered } from '#domain/appointments/offered-times.ts';
import { searchableArticle, searchParts } from '#domain/articles/article-search.ts';
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
      search: async (language, text) => search(of(language).articles, text),
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

/** As on the server: every part of a word that was typed stands somewhere in the article; those that have them in the title come first. */
function search({ listed, full }: LanguageSnapshot['articles'], text: string) {
  const parts = searchParts(text);
  const holdsAll = (text: string) => parts.every((part) => text.includes(part));
  const found = new Map(
    full
      .map((article) => ({ id: article.id, ...searchableArticle(article) }))
      .filter(({ title, tags, excerpt, content }) => holdsAll([title, tags, excerpt, content].join('\n')))
      .map(({ id, title }) => [id, holdsAll(title)]),
  );
  return listed
    .filter(({ id }) => found.has(id))
    .sort((a, b) => Number(found.get(b.id)) - Number(found.get(a.id)));
}
