import type { Perspective } from '#domain/publishing/perspective.ts';
import type { Database } from '#server/database/database.ts';
import type { DocumentRef } from '#server/documents/document-ref.ts';
import { changeKey } from '#server/documents/document-store.ts';
import type { DocumentKinds } from './document-kinds.ts';
import { documentsOf, publicationsOf } from './publication-reads.ts';
import type { WorkingCopies } from './working-copies.ts';

/** What a perspective shows in place of published documents. */
export type Overlay = Map<string, { ref: DocumentRef; content: unknown }>;

interface Parts {
  database: Database;
  kinds: DocumentKinds;
  copies: WorkingCopies;
}

/** Reads what a perspective lays over the published site. Of several contents of one document the last counts. */
export function createOverlays({ database, kinds, copies }: Parts) {
  const { db } = database;

  async function held(publication: string): Promise<[string, { ref: DocumentRef; content: unknown }][]> {
    const documents = await documentsOf(db, publication);
    return Promise.all(
      documents
        .filter(({ afterRev }) => afterRev === 0)
        .map(async ({ ref, body, beforeRev }) => {
          const published = {
            rev: await copies.rev(ref),
            content: await kinds[ref.collection].published(ref),
          };
          const { content } = await copies.carriedOver(ref, { body, based_on: beforeRev }, published);
          return [changeKey(ref), { ref, content }];
        }),
    );
  }

  async function scheduledUntil(time: Date): Promise<string[]> {
    const due = await publicationsOf(db)
      .where('state', '=', 'scheduled')
      .where('due_at', '<=', time.toISOString())
      .orderBy('due_at')
      .execute();
    return due.map(({ id }) => id);
  }

  return async (perspective: Perspective): Promise<Overlay> => {
    if (perspective.kind === 'publication') return new Map(await held(perspective.id));
    const until = perspective.kind === 'at' ? perspective.time : new Date(8.64e15);
    const overlay: Overlay = new Map();
    for (const id of await scheduledUntil(until))
      for (const [key, value] of await held(id)) overlay.set(key, value);
    if (perspective.kind === 'at') return overlay;
    const written = (await copies.list()).map(async ({ ref }) => ({
      ref,
      content: (await copies.load(ref)).content,
    }));
    for (const one of await Promise.all(written)) overlay.set(changeKey(one.ref), one);
    return overlay;
  };
}
