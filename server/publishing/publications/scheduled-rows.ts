import type { Transaction } from 'kysely';
import type { DocumentRef } from '#domain/documents.ts';
import type { Tables } from '#server/database/tables.ts';
import { revisionRef } from '#server/documents/document-rows.ts';

interface NewScheduled {
  id: string;
  name: string;
  dueAt: string;
  by: string;
  now: Date;
}

/** A publication that waits for its moment. Its documents follow by `insertHeld`. */
export async function insertScheduled(
  trx: Transaction<Tables>,
  { id, name, dueAt, by, now }: NewScheduled,
): Promise<void> {
  await trx
    .insertInto('publications')
    .values({
      id,
      action: 'publish',
      name,
      state: 'scheduled',
      undoes: '',
      failure: '',
      published_at: '',
      due_at: dueAt,
      created_at: now.toISOString(),
      created_by: by,
    })
    .execute();
}

interface HeldDocument {
  ref: DocumentRef;
  body: string;
  /** The published version that it began from. */
  basedOn: number;
}

export async function insertHeld(
  trx: Transaction<Tables>,
  publication: string,
  { ref, body, basedOn }: HeldDocument,
): Promise<void> {
  await trx
    .insertInto('publication_documents')
    .values({
      publication_id: publication,
      ...revisionRef(ref),
      body,
      before_rev: basedOn,
      after_rev: 0,
    })
    .execute();
}
