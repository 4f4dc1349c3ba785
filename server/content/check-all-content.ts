import { unnamedOptions } from '#domain/calculator/editing/unpriced-features.ts';
import { sections } from '#domain/content/sections.ts';
import {
  checkDocument,
  type Finding,
  headingProblems,
  missingTranslations,
} from '#domain/content-checks/check-content.ts';
import { linkFieldsOf } from '#domain/content-checks/link-fields.ts';
import { type Language, languages } from '#domain/languages.ts';
import { formerPath, ownRedirects } from '#domain/own-redirects.ts';
import { findPage } from '#domain/pages.ts';
import { redirectTarget } from '#domain/redirects.ts';
import { withAnchors } from '#domain/rich-text/headings.ts';
import type { RichNode } from '#domain/rich-text/tree.ts';
import type { ContentService } from './content-service.ts';

interface Collection<Listed, Full> {
  published(language: Language): Promise<Listed[]>;
  publishedBySlug(language: Language, slug: string): Promise<Full | undefined>;
}

interface Parts {
  content: Pick<ContentService, 'section'>;
  articles: Collection<{ id: string; slug: string }, { content: string }>;
  caseStudies: Collection<{ id: string; slug: string }, object>;
  richText(source: string): Promise<RichNode[]>;
}

/**
 * All content of both languages that is published or will be, with what somebody should mend; or without
 * articles and case studies, of which there may be thousands.
 */
export async function checkAllContent(services: Parts, { entries = true } = {}): Promise<Finding[]> {
  const known = await knownAddresses(services);
  const findings = languages.map(async (language) => [
    ...(await sectionFindings(services, language, known)),
    ...(entries ? await entryFindings(services, language, known) : []),
  ]);
  return [...(await Promise.all(findings)).flat(), ...(await translationFindings(services))];
}

type Known = Parameters<typeof checkDocument>[1];

export interface KnownAddresses extends Known {
  /** Whether something answers there by itself: no former address that leads on. */
  isPage(path: string): boolean;
}

/** Which of our own addresses lead somewhere, with the entries that these services publish. */
export async function knownAddresses({
  content,
  articles,
  caseStudies,
}: Pick<Parts, 'content' | 'articles' | 'caseStudies'>): Promise<KnownAddresses> {
  const slugs = new Map<string, Set<string>>();
  for (const language of languages) {
    const [posts, studies] = await Promise.all([
      articles.published(language),
      caseStudies.published(language),
    ]);
    slugs.set(`Article ${language}`, new Set(posts.map(({ slug }) => slug)));
    slugs.set(`CaseStudyDetail ${language}`, new Set(studies.map(({ slug }) => slug)));
  }
  const moved = new Set((await ownRedirects(content.section)).map(({ from }) => from));
  const isPage = (path: string) => {
    const match = findPage(path);
    if (!match) return redirectTarget(path, '') !== undefined;
    return (
      match.slug === undefined ||
      slugs.get(`${match.page.screen} ${match.language}`)?.has(match.slug) === true
    );
  };
  return {
    isPage,
    isAddress(address) {
      const [path = ''] = address.split(/[?#]/);
      return isPage(path) || moved.has(formerPath(path));
    },
  };
}

async function sectionFindings({ content }: Parts, language: Language, known: Known): Promise<Finding[]> {
  const found = sections.map(async (section) =>
    checkDocument(
      {
        place: section,
        language,
        content: await content.section(section, language),
        isLink: linkFieldsOf({ collection: 'section', id: section }),
      },
      known,
    ),
  );
  return (await Promise.all(found)).flat();
}

async function entryFindings(parts: Parts, language: Language, known: Known): Promise<Finding[]> {
  const { articles, caseStudies } = parts;
  const findings: Finding[] = [];
  const ofArticle = linkFieldsOf({ collection: 'article', id: '' });
  const ofStudy = linkFieldsOf({ collection: 'case-study', id: '' });
  for (const { id, slug } of await articles.published(language)) {
    const article = await articles.publishedBySlug(language, slug);
    if (!article) continue;
    const found = { place: `blog/${slug}`, language };
    const { headings } = withAnchors(await parts.richText(article.content));
    const skipped = headingProblems(headings.map(({ level }) => level));
    const entry = { collection: 'articles', id } as const;
    findings.push(
      ...checkDocument({ ...found, content: article, isLink: ofArticle }, known).map((finding) => ({
        ...finding,
        entry,
      })),
      ...skipped.map((problem) => ({ ...found, path: 'content', problem, entry })),
    );
  }
  for (const { id, slug } of await caseStudies.published(language)) {
    const content = await caseStudies.publishedBySlug(language, slug);
    const entry = { collection: 'case-studies', id } as const;
    const found = checkDocument({ place: `cas-clients/${slug}`, language, content, isLink: ofStudy }, known);
    findings.push(...found.map((finding) => ({ ...finding, entry })));
  }
  return findings;
}

/** A former address is nothing to translate. */
const OWN_OF_A_LANGUAGE = /^redirects\./;

async function translationFindings({ content }: Parts): Promise<Finding[]> {
  const problem = { code: 'missing-translation' } as const;
  const unnamed = languages.map(async (language) =>
    unnamedOptions(await content.section('calculator', language)).map((option) => ({
      place: 'calculator',
      language,
      path: `features.${option}.name`,
      problem,
    })),
  );
  const found = sections.map(async (section) => {
    const [fr, en] = await Promise.all([content.section(section, 'fr'), content.section(section, 'en')]);
    return missingTranslations(fr, en)
      .filter(({ path }) => !(section === 'common' && OWN_OF_A_LANGUAGE.test(path)))
      .map(({ path, language }) => ({ place: section, language, path, problem }));
  });
  return (await Promise.all([...found, ...unnamed])).flat();
}
