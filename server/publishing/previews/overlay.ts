import { type DocumentRef, documentKey } from '#domain/documents.ts';
import { type Perspective, perspectiveText } from '#domain/publishing/perspective.ts';
import { createBoundedCache } from '#server/bounded-cache.ts';
import type { Database } from '#server/database/database.ts';
import {
  documentsOf,
  type Publication,
  type PublicationMoment,
  scheduledOf,
} from '../publications/publication-reads.ts';
import type { WorkingCopies } from '../working-copies/working-copies.ts';

/** What a perspective shows in place of published documents. */
export type Overlay = Map<string, OverlaidDocument>;

export interface OverlaidDocument {
  ref: DocumentRef;
  content: unknown;
  /** The publication that waits with it. */
  scheduled?: Pick<Publication, 'name' | 'dueAt'>;
}

/** Of as many perspectives as people look at together; each is as large as what it lays over. */
const KEPT_OVERLAYS = 8;

interface Parts {
  database: Database;
  copies: WorkingCopies;
}

/**
 * Reads what a perspective lays over the published site. Of several contents of one document the last counts.
 * It is read again when something was written, scheduled or published since: a page then costs one small query,
 * however much waits to be published.
 */
export function createOverlays({ database, copies }: Parts) {
  const { db } = database;
  const kept = createBoundedCache<{ state: string; overlay: Promise<Overlay> }>({
    maxEntries: KEPT_OVERLAYS,
  });
  // What is published under a working copy is carried over into it.
  database.changes.subscribe(() => kept.clear());

  /** Another text after every change of a working copy or of what waits in a publication. */
  async function state(): Promise<string> {
    const parts = await db
      .selectFrom('working_copies')
      .select(['version as what', 'collection', 'language', 'document_id'])
      .unionAll((eb) =>
        eb
          .selectFrom('publications')
          .innerJoin('publication_documents as held', 'held.publication_id', 'publications.id')
          .select(['id as what', 'collection', 'language', 'document_id'])
          .where('state', '=', 'scheduled'),
      )
      .execute();
    return parts
      .map((part) => Object.values(part).join('/'))
      .sort()
      .join();
  }

  async function held(publication: string): Promise<OverlaidDocument[]> {
    const documents = await documentsOf(db, publication);
    return Promise.all(
      documents
        .filter(({ afterRev }) => afterRev === 0)
        .map(async ({ ref, body, beforeRev }) => {
          const published = await copies.published(ref);
          const { content } = await copies.carriedOver(ref, { body, based_on: beforeRev }, published);
          return { ref, content };
        }),
    );
  }

  /** Those that wait, in the order in which they go live; with a time, only those that are due by then. */
  function scheduled(until?: Date): Promise<Publication[]> {
    const waiting = scheduledOf(db);
    return (until ? waiting.where('due_at', '<=', until.toISOString()) : waiting).execute();
  }

  async function heldBy(publications: readonly Publication[]): Promise<Overlay> {
    const overlay: Overlay = new Map();
    for (const { id, name, dueAt } of publications)
      for (const document of await held(id))
        overlay.set(documentKey(document.ref), { ...document, scheduled: { name, dueAt } });
    return overlay;
  }

  /** What goes live before a publication of this moment. */
  async function overlayBefore({ at, id }: PublicationMoment): Promise<Overlay> {
    const waiting = await scheduled(at);
    const own = waiting.findIndex((publication) => publication.id === id);
    return heldBy(own === -1 ? waiting : waiting.slice(0, own));
  }

  async function read(perspective: Perspective): Promise<Overlay> {
    if (perspective.kind === 'publication')
      return new Map((await held(perspective.id)).map((one) => [documentKey(one.ref), one]));
    const until = perspective.kind === 'at' ? perspective.time : undefined;
    const overlay = await heldBy(await scheduled(until));
    if (perspective.kind === 'at') return overlay;
    const written = (await copies.list()).map(async ({ ref }) => ({
      ref,
      content: (await copies.load(ref)).content,
    }));
    for (const one of await Promise.all(written)) overlay.set(documentKey(one.ref), one);
    return overlay;
  }

  async function overlayOf(perspective: Perspective): Promise<Overlay> {
    const key = perspectiveText(perspective);
    const now = await state();
    const last = kept.get(key);
    if (last?.state === now) return last.overlay;
    const overlay = read(perspective);
    kept.set(key, { state: now, overlay });
    overlay.catch(() => kept.get(key)?.overlay === overlay && kept.clear());
    return overlay;
  }

  return { overlayOf, overlayBefore };
}
