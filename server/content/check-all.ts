import { sections } from '#domain/content/sections.ts';
import {
  checkDocument,
  type Finding,
  headingProblems,
  shapeProblems,
} from '#domain/content-checks/check-content.ts';
import { type Language, languages } from '#domain/languages.ts';
import { findPage } from '#domain/pages.ts';
import { redirectTarget } from '#domain/redirects.ts';
import { withAnchors } from '#domain/rich-text/headings.ts';
import type { Services } from '#server/services.ts';

/** All published content of both languages, with what somebody should mend. */
export async function checkAllContent(services: Services): Promise<Finding[]> {
  const known = await knownAddresses(services);
  const findings = languages.map(async (language) => [
    ...(await sectionFindings(services, language, known)),
    ...(await entryFindings(services, language, known)),
  ]);
  return [...(await Promise.all(findings)).flat(), ...(await shapeFindings(services))];
}

type Known = Parameters<typeof checkDocument>[1];

async function knownAddresses({ articles, caseStudies }: Services): Promise<Known> {
  const slugs = new Map<string, Set<string>>();
  for (const language of languages) {
    const [posts, studies] = await Promise.all([
      articles.published(language),
      caseStudies.published(language),
    ]);
    slugs.set(`Article ${language}`, new Set(posts.map(({ slug }) => slug)));
    slugs.set(`CaseStudyDetail ${language}`, new Set(studies.map(({ slug }) => slug)));
  }
  return {
    isAddress(address) {
      const [path = ''] = address.split(/[?#]/);
      const match = findPage(path);
      if (!match) return redirectTarget(path, '') !== undefined;
      return (
        match.slug === undefined ||
        slugs.get(`${match.page.screen} ${match.language}`)?.has(match.slug) === true
      );
    },
  };
}

async function sectionFindings({ content }: Services, language: Language, known: Known): Promise<Finding[]> {
  const found = sections.map(async (section) =>
    checkDocument({ place: section, language, content: await content.section(section, language) }, known),
  );
  return (await Promise.all(found)).flat();
}

async function entryFindings(services: Services, language: Language, known: Known): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { slug } of await services.articles.published(language)) {
    const article = await services.articles.publishedBySlug(language, slug);
    if (!article) continue;
    const place = `blog/${slug}`;
    findings.push(...checkDocument({ place, language, content: article }, known));
    const { headings } = withAnchors(await services.richText(article.content));
    const problems = headingProblems(headings.map(({ level }) => level));
    findings.push(...problems.map((says) => ({ place, language, path: 'content', says })));
  }
  for (const study of await services.caseStudies.published(language))
    findings.push(...checkDocument({ place: `cas-clients/${study.slug}`, language, content: study }, known));
  return findings;
}

async function shapeFindings({ content }: Services): Promise<Finding[]> {
  const found = sections.map(async (section) => {
    const [fr, en] = await Promise.all([content.section(section, 'fr'), content.section(section, 'en')]);
    return shapeProblems(fr, en).map(({ path, language }) => ({
      place: section,
      language,
      path,
      says: 'ce champ n’existe que dans l’autre langue',
    }));
  });
  return (await Promise.all(found)).flat();
}
