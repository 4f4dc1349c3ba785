import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { DocumentRef } from './document-ref.ts';
import { revisionRef } from './document-rows.ts';
import type { NewPublication } from './document-store.ts';

interface PublishedDocument {
  ref: DocumentRef;
  before: number;
  after: number;
}

/** Notes what went live together, and from which version to which. */
export async function recordPublication(
  trx: Transaction<Tables>,
  { id = crypto.randomUUID(), action, by, name = '', undoes = '' }: NewPublication,
  documents: readonly PublishedDocument[],
  now: Date,
): Promise<void> {
  if (documents.length === 0) return;
  const at = now.toISOString();
  await trx
    .insertInto('publications')
    .values({
      ...{ id, action, name, state: 'published', due_at: '', failure: '', undoes },
      ...{ created_at: at, created_by: by, published_at: at },
    })
    .onConflict((clash) => clash.column('id').doNothing())
    .execute();
  await trx
    .insertInto('publication_documents')
    .values(
      documents.map(({ ref, before, after }) => ({
        ...{ publication_id: id, ...revisionRef(ref), body: '' },
        ...{ before_rev: before, after_rev: after },
      })),
    )
    .onConflict((clash) =>
      clash.columns(['publication_id', 'collection', 'language', 'document_id']).doUpdateSet((eb) => ({
        body: '',
        before_rev: eb.ref('excluded.before_rev'),
        after_rev: eb.ref('excluded.after_rev'),
      })),
    )
    .execute();
}
