import { statementSections } from '../../domain/accessibility/statement.ts';
import { type LegalText, legalTexts, sectionsOf } from '../../domain/content/legal-texts.ts';
import { type Section, sections } from '../../domain/content/sections.ts';
import type { EntriesSnapshot, LanguageSnapshot, Snapshot } from '../../domain/exports/snapshot.ts';
import type { Language } from '../../domain/languages.ts';
import { readLegalSections } from '../../domain/rich-text/legal-sections.ts';
import type { RichNode } from '../../domain/rich-text/tree.ts';
import type { PublicEntries } from '../../server/public-services.ts';
import type { Services } from '../../server/services.ts';
import { asCopy } from './copy-words.ts';

/** The published content of both languages, in the words of a copy that cannot send anything. */
export async function takeSnapshot(services: Services): Promise<Snapshot> {
  const trees = new Map<string, RichNode[]>();
  const read = async (source: string): Promise<RichNode[]> => {
    const nodes = trees.get(source) ?? (await services.richText(source));
    trees.set(source, nodes);
    return nodes;
  };
  const languages = {
    fr: await takeLanguage(services, 'fr', read),
    en: await takeLanguage(services, 'en', read),
  };
  return {
    siteUrl: services.siteUrl,
    madeAt: services.now().toISOString(),
    languages,
    richText: [...trees],
  };
}

type Read = (source: string) => Promise<RichNode[]>;

async function takeLanguage(services: Services, language: Language, read: Read): Promise<LanguageSnapshot> {
  const { content } = services;
  const { agency } = await content.section('common', language);
  const facts = { language, agency, madeAt: services.now() };
  const section = async (name: Section) => [name, asCopy(await content.section(name, language), facts)];
  const [articles, caseStudies] = await Promise.all([
    takeEntries(services.articles, language),
    takeEntries(services.caseStudies, language),
  ]);
  for (const article of articles.full) await read(article.content);
  for (const text of legalTexts) await readLegalText(services, text, language, read);
  const { accessibility } = await content.section('common', language);
  await readLegalSections(statementSections(accessibility.sections), read);
  return {
    sections: Object.fromEntries(await Promise.all(sections.map(section))),
    articles,
    caseStudies,
  };
}

async function readLegalText({ content }: Services, text: LegalText, language: Language, read: Read) {
  await readLegalSections(sectionsOf(await content.section(text, language)), read);
}

interface Collection<Listed, Full> extends PublicEntries<Listed, Full> {
  allRenamed(language: Language): Promise<EntriesSnapshot<Listed, Full>['renamed']>;
}

async function takeEntries<Listed extends { slug: string }, Full>(
  collection: Collection<Listed, Full>,
  language: Language,
): Promise<EntriesSnapshot<Listed, Full>> {
  const listed = await collection.published(language);
  const full = await Promise.all(listed.map(({ slug }) => collection.publishedBySlug(language, slug)));
  return {
    listed,
    full: full.filter((entry) => entry !== undefined),
    renamed: await collection.allRenamed(language),
  };
}
