import { ANY_DAY } from '#domain/articles/publication-date.ts';
import { type SectionContent, sections } from '#domain/content/sections.ts';
import { contentProblems, textsOf } from '#domain/content-checks/check-content.ts';
import { type DocumentRef, documentKey } from '#domain/documents.ts';
import type { Conflict } from '#domain/editing/carry-over.ts';
import { mediaReferences } from '#domain/images/media-name.ts';
import { languages, otherLanguage } from '#domain/languages.ts';
import { formerPath } from '#domain/own-redirects.ts';
import { findPage } from '#domain/pages.ts';
import { checkPublication } from '#domain/publishing/publication-checks.ts';
import type { PublicationFinding } from '#domain/publishing/publication-findings.ts';
import { isRequestError } from '#domain/request-error.ts';
import { type Translatable, translationPairs } from '#domain/translations/translation-pairs.ts';
import { knownSite } from '#server/content/check-all-content.ts';
import type { MediaService } from '#server/media/media-service.ts';
import type { PublicServices } from '#server/public-services.ts';
import type { DocumentKinds, PreparedDocument } from '../document-kinds.ts';
import { type TitlesOf, titleOf } from '../document-titles.ts';
import type { Overlay } from '../previews/overlay.ts';
import { type PublishedServices, perspectiveServices } from '../previews/perspective-services.ts';
import type { EntryTranslations } from '../working-copies/entry-translations.ts';
import type { PublicationMoment } from './publication-reads.ts';

/** What a document will say. */
export interface NewContent {
  ref: DocumentRef;
  content: unknown;
}

/** The same, with the fields in which somebody published meanwhile. */
export interface ContestedContent extends NewContent {
  conflicts?: readonly Conflict[];
}

interface CheckResult {
  /** Ready to be stored, in the order of the contents; those that cannot be are left out. */
  prepared: (PreparedDocument & { ref: DocumentRef })[];
  findings: PublicationFinding[];
}

interface Parts {
  kinds: DocumentKinds;
  published: PublishedServices;
  titlesOf: TitlesOf;
  media: Pick<MediaService, 'lost'>;
  translations: Pick<EntryTranslations, 'findings'>;
  /** What waits and goes live before a publication of this moment. */
  overlayBefore(moment: PublicationMoment): Promise<Overlay>;
  now: () => Date;
}

/** The one check of a publication: what the review shows is what publishing and scheduling refuse. */
export function createPublicationCheck(parts: Parts) {
  const { kinds, published, titlesOf, media, translations, overlayBefore, now } = parts;

  /** Each content as it goes live, or why it cannot: all of it, and not only the first problem. */
  async function prepareAll(contents: readonly NewContent[], earlier: Overlay): Promise<CheckResult> {
    const together = [...contents, ...earlier.values()].map(({ ref }) => ref);
    const findings: PublicationFinding[] = [];
    const prepared = await Promise.all(
      contents.map(async ({ ref, content }) => {
        const kind = kinds[ref.collection];
        try {
          const final = kind.atPublication?.(content, now()) ?? content;
          return [{ ref, ...(await kind.prepare(ref, final, together)) }];
        } catch (error) {
          findings.push(...preparationFindings(ref, error));
          return [];
        }
      }),
    );
    return { prepared: prepared.flat(), findings: [...findings, ...sameNames(prepared.flat(), earlier)] };
  }

  /** What visitors read of a document before this publication. */
  async function contentBefore(ref: DocumentRef, earlier: Overlay): Promise<unknown> {
    return earlier.get(documentKey(ref))?.content ?? kinds[ref.collection].published(ref);
  }

  /** What these contents bring, seen from the site as it will be. */
  async function siteFindings(
    contents: readonly NewContent[],
    earlier: Overlay,
  ): Promise<PublicationFinding[]> {
    const overlay: Overlay = new Map([
      ...earlier,
      ...contents.map((one) => [documentKey(one.ref), one] as const),
    ]);
    // A link to an article whose day has not come yet leads to the blog until then: it is not dead.
    const seen = { now, today: ANY_DAY };
    const current = perspectiveServices(published, earlier, seen);
    const next = perspectiveServices(published, overlay, seen);
    const [before, after] = await Promise.all([knownSite(current), knownSite(next)]);
    const documents = await Promise.all(
      contents.map(async ({ ref, content }) => ({
        ...ref,
        before: await contentBefore(ref, earlier),
        after: content,
        translation: await translationOf(ref, next),
      })),
    );
    const images = documents.flatMap((one) =>
      textsOf(one.after).flatMap(({ text }) => mediaReferences(text)),
    );
    const lostImages = await media.lost(images);
    const found = [
      ...checkPublication(documents, { before, after, lostImages }),
      ...(await linksLeftBehind(contents, { before, after, next, earlier })),
      ...(await idleRedirects(contents, { after, next })),
    ];
    const redirected = await Promise.all(found.map((one) => isRedirected(one, next)));
    return found.filter((_, index) => !redirected[index]);
  }

  /** The id of the document that says the same in the other language. */
  async function translationOf(
    { collection, language, id }: DocumentRef,
    { articles, caseStudies }: SiteServices,
  ): Promise<string | undefined> {
    if (collection === 'section') return id;
    const entries = collection === 'article' ? articles : caseStudies;
    const [fr, en] = await Promise.all([entries.published('fr'), entries.published('en')]);
    const pair = translationPairs<Translatable>(fr, en).find((one) => one[language].id === id);
    return pair?.[otherLanguage(language)].id;
  }

  /** Links elsewhere on the site that lose their page, because an entry goes from it. */
  async function linksLeftBehind(
    contents: readonly NewContent[],
    { before, after, next, earlier }: Sites,
  ): Promise<PublicationFinding[]> {
    const entries = contents.filter(({ ref }) => ref.collection !== 'section');
    const former = await Promise.all(entries.map(({ ref }) => contentBefore(ref, earlier)));
    const goes = former.some((entry, index) => {
      const { slug, status, published: shown } = (entries[index]?.content ?? {}) as Entry;
      return entry && ((entry as Entry).slug !== slug || status === 'draft' || shown === false);
    });
    if (!goes) return [];
    const chosen = new Set(contents.map(({ ref }) => documentKey(ref)));
    const lost: Known = {
      ...after,
      isAddress: (address) => after.isAddress(address) || !before.isAddress(address),
      isCaseStudy: (id, language) => after.isCaseStudy(id, language) || !before.isCaseStudy(id, language),
    };
    const findings = (await allDocuments(next))
      .filter(({ ref }) => !chosen.has(documentKey(ref)))
      .flatMap(({ ref, content }) => contentProblems(ref, content, lost).map((found) => ({ ref, ...found })));
    return findings.flatMap(({ ref, path, problem }): PublicationFinding[] => {
      const found = { ...ref, path };
      if (problem.code === 'broken-link') return [{ ...found, code: 'dead-link', address: problem.address }];
      return problem.code === 'lost-case-study'
        ? [{ ...found, code: problem.code, address: problem.id }]
        : [];
    });
  }

  /** Redirects without effect: a page answers at the address, or the other language redirects it. */
  async function idleRedirects(
    contents: readonly NewContent[],
    { after, next }: Pick<Sites, 'after' | 'next'>,
  ): Promise<PublicationFinding[]> {
    const common = contents.filter(({ ref }) => ref.collection === 'section' && ref.id === 'common');
    const found = common.map(async ({ ref, content }) => {
      const { redirects: others } = await next.content.section('common', otherLanguage(ref.language));
      const elsewhere = new Set(others.map(({ from }) => from));
      const { redirects = [] } = content as Partial<SectionContent<'common'>>;
      return redirects.flatMap(({ from }, row) =>
        after.isPage(formerPath(from)) || (from !== '' && elsewhere.has(formerPath(from)))
          ? [{ ...ref, path: `redirects.${row}.from`, code: 'idle-redirect' as const }]
          : [],
      );
    });
    return (await Promise.all(found)).flat();
  }

  /** Whether a finding is a link to an entry that got another name: it redirects, and is not dead. */
  async function isRedirected({ code, address = '' }: PublicationFinding, next: SiteServices) {
    if (code !== 'dead-link') return false;
    const { page, language, slug } = findPage(address.split(/[?#]/)[0] ?? '') ?? {};
    if (!page || !language || !slug) return false;
    const entries = page.screen === 'Article' ? next.articles : next.caseStudies;
    return (await entries.renamed(language, slug)) !== undefined;
  }

  /** Findings may be about documents that are not among those checked: another language, a page that links here. */
  async function withTitles(
    findings: readonly PublicationFinding[],
    contents: readonly NewContent[],
  ): Promise<PublicationFinding[]> {
    const written = new Map(contents.map(({ ref, content }) => [documentKey(ref), titleOf(content)]));
    const named = findings.flatMap((one) => [one, ...(one.takenBy ? [{ ...one, id: one.takenBy.id }] : [])]);
    const known = await titlesOf(named.filter((ref) => !written.get(documentKey(ref))));
    const withTitle = <T extends object>(one: T, ref: DocumentRef): T & { title?: string } => {
      const title = written.get(documentKey(ref)) || known.get(documentKey(ref));
      return title ? { ...one, title } : one;
    };
    return findings.map(({ takenBy, ...finding }) => ({
      ...withTitle(finding, finding),
      ...(takenBy && { takenBy: withTitle(takenBy, { ...finding, id: takenBy.id }) }),
    }));
  }

  /** Without a moment: what would be found if they went live now. */
  return async (contents: readonly ContestedContent[], moment?: PublicationMoment): Promise<CheckResult> => {
    const earlier: Overlay = moment ? await overlayBefore(moment) : new Map();
    const { prepared, findings: unstorable } = await prepareAll(contents, earlier);
    const refused = new Set(unstorable.map(fieldKey));
    const findings = [
      ...contents.flatMap(({ ref, conflicts = [] }) => conflictFindings(ref, conflicts)),
      ...unstorable,
      ...(await translations.findings(contents)),
      // An empty text that cannot be stored is told once.
      ...(await siteFindings(contents, earlier)).filter(
        (one) => one.code !== 'empty-text' || !refused.has(fieldKey(one)),
      ),
    ];
    return { prepared, findings: await withTitles(findings, contents) };
  };
}

export type PublicationCheck = ReturnType<typeof createPublicationCheck>;

type Known = Awaited<ReturnType<typeof knownSite>>;

type SiteServices = Pick<PublicServices, 'content' | 'articles' | 'caseStudies'>;

/** The site before a publication and after it. */
interface Sites extends Record<'before' | 'after', Known> {
  next: SiteServices;
  /** What goes live before it. */
  earlier: Overlay;
}

interface Entry {
  slug?: string;
  status?: string;
  published?: boolean;
}

/** Every document that visitors can read, from these services. */
async function allDocuments({ content, articles, caseStudies }: SiteServices) {
  const found = languages.map(async (language) => {
    const texts = sections.map(async (id) => ({
      ref: { collection: 'section', language, id } as DocumentRef,
      content: (await content.section(id, language)) as unknown,
    }));
    const posts = (await articles.published(language)).map(async ({ id, slug }) => ({
      ref: { collection: 'article', language, id } as DocumentRef,
      content: (await articles.publishedBySlug(language, slug)) as unknown,
    }));
    const studies = (await caseStudies.published(language)).map(async ({ id, slug }) => ({
      ref: { collection: 'case-study', language, id } as DocumentRef,
      content: (await caseStudies.publishedBySlug(language, slug)) as unknown,
    }));
    return Promise.all([...texts, ...posts, ...studies]);
  });
  return (await Promise.all(found)).flat();
}

/** A document that somebody deleted meanwhile has no fields to compare. */
function conflictFindings(ref: DocumentRef, conflicts: readonly Conflict[]): PublicationFinding[] {
  return conflicts.map(({ path, theirs }) => ({
    ...ref,
    path,
    code: theirs === undefined && path === '' ? 'deleted' : 'conflict',
  }));
}

/** Why a document cannot be stored, field by field. Other errors are thrown on. */
function preparationFindings(ref: DocumentRef, error: unknown): PublicationFinding[] {
  if (!isRequestError(error) || error.status >= 500) throw error;
  const { problems = [] } = error.details;
  if (problems.length > 0)
    return problems.map((problem) => ({ ...ref, path: problem.path, code: 'schema', problem }));
  const { slug, takenBy } = error.details;
  return [nameTaken(ref, String(slug ?? ''), typeof takenBy === 'string' ? takenBy : undefined)];
}

/** Those whose public name another of them wants too, or one that goes live earlier has. */
function sameNames(prepared: CheckResult['prepared'], earlier: Overlay): PublicationFinding[] {
  const own = new Set(prepared.map(({ ref }) => documentKey(ref)));
  const before = [...earlier.values()]
    .filter(({ ref }) => !own.has(documentKey(ref)))
    .map(({ ref, content }) => ({ ref, slug: (content as Entry).slug }));
  const named = [...prepared, ...before];
  return prepared.flatMap(({ ref, slug }) => {
    const other = named.find((one) => slug && one.slug === slug && one.ref !== ref && isBeside(one.ref, ref));
    return slug && other ? [nameTaken(ref, slug, other.ref.id)] : [];
  });
}

/** Whether their public names must differ. */
const isBeside = (one: DocumentRef, other: DocumentRef) =>
  one.collection === other.collection && one.language === other.language;

function nameTaken(ref: DocumentRef, slug: string, takenBy?: string): PublicationFinding {
  return {
    ...ref,
    path: 'slug',
    code: 'name-taken',
    address: slug,
    ...(takenBy && { takenBy: { id: takenBy } }),
  };
}

const fieldKey = (finding: PublicationFinding) => `${documentKey(finding)} ${finding.path}`;
