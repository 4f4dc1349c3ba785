import { ANY_DAY } from '#domain/articles/publication-date.ts';
import type { FieldProblem } from '#domain/content/field-problem.ts';
import { sections } from '#domain/content/sections.ts';
import { contentProblems, textsOf } from '#domain/content-checks/check-content.ts';
import { type Change, changedFields } from '#domain/editing/changes.ts';
import { mediaReferences } from '#domain/images/media-name.ts';
import { languages, otherLanguage } from '#domain/languages.ts';
import { findPage } from '#domain/pages.ts';
import { checkPublication } from '#domain/publishing/publication-checks.ts';
import type { PublicationFinding } from '#domain/publishing/publication-findings.ts';
import { isRequestError, type RequestError } from '#domain/request-error.ts';
import { knownAddresses } from '#server/content/check-all-content.ts';
import type { Database } from '#server/database/database.ts';
import type { DocumentRef } from '#server/documents/document-ref.ts';
import { changeKey } from '#server/documents/document-store.ts';
import type { MediaService } from '#server/media/media-service.ts';
import type { PublicServices } from '#server/public-services.ts';
import type { DocumentKinds } from './document-kinds.ts';
import { type TitlesOf, titleOf } from './document-titles.ts';
import type { Overlay } from './overlay.ts';
import { type PublishedServices, perspectiveServices } from './perspective-services.ts';
import { documentsOf, type Publication, type PublicationDocument } from './publication-reads.ts';
import type { WorkingCopies, WorkingDocument } from './working-copies.ts';

/** What a document will say. */
export interface NewContent {
  ref: DocumentRef;
  content: unknown;
}

/** What a publication does to one document. */
export interface DocumentReview {
  ref: DocumentRef;
  /** Of an article or a case study. */
  title: string;
  /** Nobody can read it yet. */
  isNew: boolean;
  changes: Change[];
  /** Of a working copy: what a publication must be based on, who wrote last, and when. */
  version?: string;
  draft?: WorkingDocument['draft'];
}

export interface Review {
  documents: DocumentReview[];
  findings: PublicationFinding[];
}

export interface ReviewParts {
  database: Database;
  kinds: DocumentKinds;
  copies: WorkingCopies;
  published: PublishedServices;
  titlesOf: TitlesOf;
  media: Pick<MediaService, 'lost'>;
  now: () => Date;
}

/** What a publication changes, and what somebody should know before it goes live. */
export function createPublicationReview(parts: ReviewParts) {
  const { database, kinds, copies, published, titlesOf, media, now } = parts;

  /** What these contents bring, seen from the site as it will be. */
  async function findingsOf(contents: readonly NewContent[]): Promise<PublicationFinding[]> {
    const overlay: Overlay = new Map(contents.map((one) => [changeKey(one.ref), one]));
    // A link to an article whose day has not come yet leads to the blog until then: it is not dead.
    const seen = { now, today: ANY_DAY };
    const current = perspectiveServices(published, new Map(), seen);
    const next = perspectiveServices(published, overlay, seen);
    const [before, after] = await Promise.all([knownAddresses(current), knownAddresses(next)]);
    const documents = await Promise.all(
      contents.map(async ({ ref, content }) => ({
        ...ref,
        before: await kinds[ref.collection].published(ref),
        after: content,
        translated: await isTranslated(ref),
      })),
    );
    const pictures = documents.flatMap((one) =>
      textsOf(one.after).flatMap(({ text }) => mediaReferences(text)),
    );
    const lostPictures = await media.lost(pictures);
    const found = [
      ...checkPublication(documents, { before, after, lostPictures }),
      ...(await linksLeftBehind(contents, { before, after, next })),
    ];
    const dead = await Promise.all(found.map((one) => isDead(one, next)));
    return found.filter((_, index) => dead[index]);
  }

  async function isTranslated(ref: DocumentRef): Promise<boolean> {
    if (ref.collection === 'section') return true;
    const other = { ...ref, language: otherLanguage(ref.language) };
    return (await kinds[ref.collection].published(other)) !== undefined;
  }

  /** Links elsewhere on the site that lose their page, because an entry goes from it. */
  async function linksLeftBehind(
    contents: readonly NewContent[],
    { before, after, next }: Record<'before' | 'after', Known> & { next: SiteServices },
  ): Promise<PublicationFinding[]> {
    const entries = contents.filter(({ ref }) => ref.collection !== 'section');
    const former = await Promise.all(entries.map(({ ref }) => kinds[ref.collection].published(ref)));
    const goes = former.some((entry, index) => {
      const { slug, status, published: shown } = (entries[index]?.content ?? {}) as Entry;
      return entry && ((entry as Entry).slug !== slug || status === 'draft' || shown === false);
    });
    if (!goes) return [];
    const chosen = new Set(contents.map(({ ref }) => changeKey(ref)));
    const lost = { isAddress: (address: string) => after.isAddress(address) || !before.isAddress(address) };
    const findings = (await allDocuments(next))
      .filter(({ ref }) => !chosen.has(changeKey(ref)))
      .flatMap(({ ref, content }) => contentProblems(content, lost).map((found) => ({ ref, ...found })));
    return findings.flatMap(({ ref, path, problem }) =>
      problem.code === 'broken-link'
        ? [{ ...ref, path, code: 'dead-link' as const, address: problem.address }]
        : [],
    );
  }

  /** A link to an entry that got another name is led on; it is not dead. */
  async function isDead({ code, address = '' }: PublicationFinding, next: SiteServices) {
    if (code !== 'dead-link') return true;
    const { page, language, slug } = findPage(address.split(/[?#]/)[0] ?? '') ?? {};
    if (!page || !language || !slug) return true;
    const entries = page.screen === 'Article' ? next.articles : next.caseStudies;
    return (await entries.renamed(language, slug)) === undefined;
  }

  async function reviewOf(
    contents: readonly NewContent[],
    earlier: (ref: DocumentRef) => Promise<unknown> = (ref) => kinds[ref.collection].published(ref),
  ): Promise<DocumentReview[]> {
    return Promise.all(
      contents.map(async ({ ref, content }) => {
        const before = await earlier(ref);
        const changes = changedFields(kinds[ref.collection].shapeOf(ref), before, content, {
          intoLists: true,
        });
        return { ref, title: titleOf(content) || titleOf(before), isNew: before === undefined, changes };
      }),
    );
  }

  /** What the schemas say of contents: all of it, and not only the first problem. */
  async function schemaFindings(contents: readonly NewContent[]): Promise<PublicationFinding[]> {
    const found = contents.map(({ ref, content }) =>
      kinds[ref.collection].prepare(ref, content).then(
        () => [],
        (error: unknown) => preparationFindings(ref, error),
      ),
    );
    return (await Promise.all(found)).flat();
  }

  return {
    findingsOf,

    /** What these working copies would change; documents without one are left out. */
    async ofCopies(refs: readonly DocumentRef[]): Promise<Review> {
      return reviewOfWorking((await loadAll(refs)).filter(({ draft }) => draft));
    },

    /** What a publication will change, or has changed. */
    async ofPublication({ id, state }: Publication): Promise<Review> {
      const documents = await documentsOf(database.db, id);
      if (state === 'published') return { documents: await changesMade(documents), findings: [] };
      if (state !== 'scheduled') return { documents: [], findings: [] };
      return reviewOfWorking(await loadAll(documents.map(({ ref }) => ref)));
    },
  };

  async function loadAll(refs: readonly DocumentRef[]) {
    return Promise.all(refs.map(async (ref) => ({ ref, ...(await copies.load(ref)) })));
  }

  async function reviewOfWorking(
    documents: readonly (NewContent & Pick<WorkingDocument, 'conflicts' | 'version' | 'draft'>)[],
  ): Promise<Review> {
    const reviewed = await reviewOf(documents);
    const findings = [
      ...documents.flatMap(({ ref, conflicts }) => conflictFindings(ref, conflicts)),
      ...(await schemaFindings(documents)),
      ...(await findingsOf(documents)),
    ];
    return {
      documents: reviewed.map((one, index) => ({
        ...one,
        version: documents[index]?.version,
        draft: documents[index]?.draft,
      })),
      findings: await withTitles(findings, reviewed),
    };
  }

  /** Findings may be about documents that are not among those reviewed: another language, a page that links here. */
  async function withTitles(
    findings: readonly PublicationFinding[],
    reviewed: readonly DocumentReview[],
  ): Promise<PublicationFinding[]> {
    const written = new Map(reviewed.map(({ ref, title }) => [changeKey(ref), title]));
    const published = await titlesOf(findings.filter((finding) => !written.has(changeKey(finding))));
    return findings.map((finding) => {
      const title = written.get(changeKey(finding)) || published.get(changeKey(finding));
      return title ? { ...finding, title } : finding;
    });
  }

  async function changesMade(documents: readonly PublicationDocument[]): Promise<DocumentReview[]> {
    const made = documents.map(async ({ ref, beforeRev, afterRev }) => {
      const content = await kinds[ref.collection].version(ref, afterRev);
      return reviewOf([{ ref, content }], () => kinds[ref.collection].version(ref, beforeRev));
    });
    return (await Promise.all(made)).flat();
  }
}

export type PublicationReview = ReturnType<typeof createPublicationReview>;

type Known = Awaited<ReturnType<typeof knownAddresses>>;

type SiteServices = Pick<PublicServices, 'content' | 'articles' | 'caseStudies'>;

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
function conflictFindings(ref: DocumentRef, conflicts: WorkingDocument['conflicts']): PublicationFinding[] {
  return conflicts.map(({ path, theirs }) => ({
    ...ref,
    path,
    code: theirs === undefined && path === '' ? 'deleted' : 'conflict',
  }));
}

/** Why a document cannot be stored, field by field. Other errors are thrown on. */
export function preparationFindings(ref: DocumentRef, error: unknown): PublicationFinding[] {
  if (!isRequestError(error) || error.status >= 500) throw error;
  const problems = problemsOf(error);
  if (problems.length > 0)
    return problems.map((problem) => ({ ...ref, path: problem.path, code: 'schema', problem }));
  return [{ ...ref, path: 'slug', code: 'name-taken' }];
}

function problemsOf({ details: { problems } }: RequestError): FieldProblem[] {
  return Array.isArray(problems) ? (problems as FieldProblem[]) : [];
}
