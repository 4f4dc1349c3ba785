import { type DocumentRef, documentKey } from '#domain/documents.ts';
import { isSame } from '#domain/editing/is-same.ts';
import { withStampsOf } from '#domain/publishing/stamps.ts';
import { NO_EDITS } from '#server/documents/document-rows.ts';
import type { DocumentStore, PublishedChange } from '#server/documents/document-store.ts';
import { parseStored } from '#server/documents/parse-stored.ts';
import type { Bin } from '#server/publishing/bin.ts';
import type { DocumentKinds } from '#server/publishing/document-kinds.ts';
import { collectionOf, type ImportedDocument, type ImportedFile, type ImportParts } from './import-reader.ts';
import type { ImportMode, ImportReport } from './import-report.ts';
import { named } from './store-unpublished.ts';

export interface PlanParts extends Pick<ImportParts, 'collections'> {
  documents: DocumentStore;
  kinds: DocumentKinds;
  bin: Pick<Bin, 'contents'>;
}

/** A document that the file says is published; one that it says is deleted has no body. */
interface PublishedInFile {
  ref: DocumentRef;
  title: string;
  body?: string;
  change: PublishedChange;
}

interface ImportPlan extends Pick<ImportReport, 'published' | 'deleted' | 'binned' | 'skipped'> {
  /** What the store writes: what goes live and what goes, and what comes into the bin. */
  changes: PublishedChange[];
  /** What becomes a working copy, where nobody has written one. */
  copies: ImportedDocument[];
  /** What is published of each of those afterwards. */
  publishedBodies: Map<string, string | undefined>;
}

/** Finds what an import has to change, document by document. */
export function createImportPlan({ documents, collections, kinds, bin }: PlanParts) {
  const publishedHere = (ref: DocumentRef) => kinds[ref.collection].published(ref);

  /** The body that a working copy has when it says what is published. */
  async function publishedBody(ref: DocumentRef): Promise<string | undefined> {
    const current = await publishedHere(ref);
    return current === undefined ? undefined : (await kinds[ref.collection].prepare(ref, current)).body;
  }

  /** A draft has the stamps of what is published: in them alone it is no other. */
  function asCopy(document: ImportedDocument, publishedAs: string | undefined): ImportedDocument {
    if (document.ref.collection === 'section') return document;
    const from = publishedAs === undefined ? undefined : parseStored(publishedAs);
    const shape = kinds[document.ref.collection].shapeOf(document.ref);
    return { ...document, body: JSON.stringify(withStampsOf(shape, parseStored(document.body), from)) };
  }

  /** Those of the bin of the file that are not here in the same words. */
  async function missingInBin(file: ImportedFile): Promise<ImportedDocument[]> {
    const here = new Map((await bin.contents()).map((one) => [keyOf(one), one.content]));
    return file.bin.filter((one) => !here.has(keyOf(one)) || !isSame(here.get(keyOf(one)), one.content));
  }

  async function publishedIn({ sections, entries }: ImportedFile): Promise<PublishedInFile[]> {
    const ofSections = sections.map(({ section, language, body }): PublishedInFile => {
      const ref = { collection: 'section', language, id: section } as const;
      return { ref, title: '', body, change: { ref, body } };
    });
    const ofEntries = entries.map(async ({ kind, language, id, prepared }): Promise<PublishedInFile> => {
      const ref = { collection: collectionOf[kind], language, id };
      if (prepared) {
        const { entry, ...change } = prepared;
        return { ref, title: entry.title, body: change.body, change };
      }
      const title = (await collections[kind].byId(language, id))?.title ?? id;
      return { ref, title, change: { ref, body: '', state: 'removed' } };
    });
    return [...ofSections, ...(await Promise.all(ofEntries))];
  }

  /** How a document waits in the bin, so that visitors see nothing of it. */
  async function stateInBin(ref: DocumentRef) {
    const isShipped = ref.collection !== 'section' && (await publishedHere(ref)) !== undefined;
    return isShipped ? 'set-aside' : 'removed';
  }

  async function plan(file: ImportedFile, mode: ImportMode): Promise<ImportPlan> {
    const stored = new Map((await documents.inForce()).map((one) => [documentKey(one), one]));
    const liveBody = (ref: DocumentRef) => {
      const row = stored.get(documentKey(ref));
      return row?.state === 'live' ? row.body : undefined;
    };
    const published = await publishedIn(file);
    const missing = await missingInBin(file);
    const made: ImportPlan = {
      published: [],
      deleted: [],
      binned: [],
      skipped: [],
      changes: [],
      copies: [],
      publishedBodies: new Map(),
    };
    const waiting = [...file.drafts, ...file.scheduled.flatMap((publication) => publication.documents)];
    const isWaiting = new Set(waiting.map(keyOf));
    const isDeletion = new Set<string>();

    for (const one of published) {
      const { ref, body, change } = one;
      if (body === undefined) {
        if ((await publishedHere(ref)) === undefined) continue;
        isDeletion.add(documentKey(ref));
        if (mode === 'drafts') made.skipped.push({ ...named(one), reason: 'not-deleted' });
        else {
          const lastBody = missing.find((document) => keyOf(document) === documentKey(ref))?.body;
          made.changes.push({ ...change, lastBody });
          made.deleted.push(named(one));
        }
      } else if (mode === 'drafts') {
        // What was written over it says more.
        if (!isWaiting.has(documentKey(ref))) made.copies.push({ ...one, body, content: undefined });
      } else {
        const before = liveBody(ref) ?? (ref.collection === 'section' ? NO_EDITS : undefined);
        made.publishedBodies.set(documentKey(ref), body);
        if (before === body) continue;
        made.changes.push(change);
        made.published.push(named(one));
      }
    }

    for (const document of missing) {
      const { ref, body } = document;
      if (isDeletion.has(documentKey(ref))) continue;
      if (liveBody(ref) !== undefined || made.publishedBodies.has(documentKey(ref))) {
        made.skipped.push({ ...named(document), reason: 'is-live' });
        continue;
      }
      made.changes.push({ ref, body: '', state: await stateInBin(ref), lastBody: body });
      made.binned.push(named(document));
    }

    made.copies.push(...file.drafts);
    for (const { ref } of [...made.copies, ...waiting]) {
      const key = documentKey(ref);
      const isGone = mode === 'publish' && isDeletion.has(key);
      if (!made.publishedBodies.has(key))
        made.publishedBodies.set(key, isGone ? undefined : await publishedBody(ref));
    }
    const copies = made.copies.map((one) => asCopy(one, made.publishedBodies.get(keyOf(one))));
    return { ...made, copies };
  }

  return { plan, publishedBody, asCopy, missingInBin };
}

const keyOf = ({ ref }: { ref: DocumentRef }) => documentKey(ref);
