import type { Transaction } from 'kysely';
import type { AuditAction } from '#domain/audit/audit-events.ts';
import type { DocumentRef } from '#domain/documents.ts';
import type { Tables } from '#server/database/tables.ts';
import { revisionRef } from './document-rows.ts';

/** What may be done with documents that visitors see. */
export type PublicationAction = keyof typeof auditActionOf;

/** As the audit log calls them. Setting aside is done by the server itself: its own log tells of it. */
export const auditActionOf = {
  save: 'save',
  'update-field': 'save',
  restore: 'restore',
  reset: 'reset',
  delete: 'delete',
  import: 'import',
  'replace-picture': 'picture-replaced',
  publish: 'publish',
  undo: 'undo',
} as const satisfies Record<string, AuditAction>;

export interface NewPublication {
  action: PublicationAction;
  by: string;
  /** Where it is known already: because it was scheduled, or because somebody is told. */
  id?: string;
  name?: string;
  /** The publication that this one takes back. */
  undoes?: string;
  /** How many fields it left alone. */
  leftAlone?: number;
  /** What the audit log says was changed, where that is not how many documents. */
  subject?: string;
}

interface PublishedDocument {
  ref: DocumentRef;
  before: number;
  after: number;
}

/** Notes what went live together, and from which version to which. */
export async function recordPublication(
  trx: Transaction<Tables>,
  { id = crypto.randomUUID(), action, by, name = '', undoes = '', leftAlone = 0 }: NewPublication,
  documents: readonly PublishedDocument[],
  now: Date,
): Promise<void> {
  if (documents.length === 0) return;
  const at = now.toISOString();
  await trx
    .insertInto('publications')
    .values({
      id,
      action,
      name,
      state: 'published',
      due_at: '',
      failure: '',
      undoes,
      left_alone: leftAlone,
      created_at: at,
      created_by: by,
      published_at: at,
    })
    .onConflict((clash) => clash.column('id').doNothing())
    .execute();
  await trx
    .insertInto('publication_documents')
    .values(
      documents.map(({ ref, before, after }) => ({
        publication_id: id,
        ...revisionRef(ref),
        body: '',
        before_rev: before,
        after_rev: after,
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
