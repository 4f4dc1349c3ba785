import { unnamedOptions } from '#domain/calculator/editing/unpriced-features.ts';
import { referredStudy } from '#domain/case-studies/referred-study.ts';
import { sections } from '#domain/content/sections.ts';
import {
  checkDocument,
  type Finding,
  headingProblems,
  missingTranslations,
} from '#domain/content-checks/check-content.ts';
import { type Language, languages } from '#domain/languages.ts';
import { formerPath, ownRedirects } from '#domain/own-redirects.ts';
import { findPage } from '#domain/pages.ts';
import { redirectTarget } from '#domain/redirects.ts';
import { withAnchors } from '#domain/rich-text/headings.ts';
import type { RichNode } from '#domain/rich-text/tree.ts';
import type { Translatable } from '#domain/translations/translation-pairs.ts';
import type { ContentService } from './content-service.ts';

interface Collection<Listed, Full> {
  published(language: Language): Promise<Listed[]>;
  publishedBySlug(language: Language, slug: string): Promise<Full | undefined>;
}

interface Parts {
  content: Pick<ContentService, 'section'>;
  articles: Collection<{ id: string; slug: string }, { content: string }>;
  caseStudies: Collection<Translatable, object>;
  richText(source: string): Promise<RichNode[]>;
}

/**
 * All content of both languages that is published or will be, with what somebody should mend; or without
 * articles and case studies, of which there may be thousands.
 */
export async function checkAllContent(services: Parts, { entries = true } = {}): Promise<Finding[]> {
  const known = await knownSite(services);
  const findings = languages.map(async (language) => [
    ...(await sectionFindings(services, language, known)),
    ...(entries ? await entryFindings(services, language, known) : []),
  ]);
  return [...(await Promise.all(findings)).flat(), ...(await translationFindings(services))];
}

type Known = Parameters<typeof checkDocument>[1];

export interface KnownSite extends Known {
  /** Whether something answers there by itself: no former address that leads on. */
  isPage(path: string): boolean;
}

/** Which addresses and references lead somewhere, with what these services publish. */
export async function knownSite({
  content,
  articles,
  caseStudies,
}: Pick<Parts, 'content' | 'articles' | 'caseStudies'>): Promise<KnownSite> {
  const slugs = new Map<string, Set<string>>();
  const published: Record<Language, Translatable[]> = { fr: [], en: [] };
  for (const language of languages) {
    const [posts, studies] = await Promise.all([
      articles.published(language),
      caseStudies.published(language),
    ]);
    slugs.set(`Article ${language}`, new Set(posts.map(({ slug }) => slug)));
    published[language] = studies;
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
    isCaseStudy: (id, language) => referredStudy(id, language, published) !== undefined,
    calculator: await content.section('calculator', 'fr'),
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
        ref: { collection: 'section', language, id: section },
        content: await content.section(section, language),
      },
      known,
    ),
  );
  return (await Promise.all(found)).flat();
}

async function entryFindings(parts: Parts, language: Language, known: Known): Promise<Finding[]> {
  const { articles, caseStudies } = parts;
  const findings: Finding[] = [];
  for (const { id, slug } of await articles.published(language)) {
    const article = await articles.publishedBySlug(language, slug);
    if (!article) continue;
    const found = { place: `blog/${slug}`, language };
    const { headings } = withAnchors(await parts.richText(article.content));
    const skipped = headingProblems(headings.map(({ level }) => level));
    const entry = { collection: 'articles', id } as const;
    const ref = { collection: 'article', language, id } as const;
    findings.push(
      ...checkDocument({ place: found.place, ref, content: article }, known).map((finding) => ({
        ...finding,
        entry,
      })),
      ...skipped.map((problem) => ({ ...found, path: 'content', problem, entry })),
    );
  }
  for (const { id, slug } of await caseStudies.published(language)) {
    const content = await caseStudies.publishedBySlug(language, slug);
    const entry = { collection: 'case-studies', id } as const;
    const ref = { collection: 'case-study', language, id } as const;
    const found = checkDocument({ place: `cas-clients/${slug}`, ref, content }, known);
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
