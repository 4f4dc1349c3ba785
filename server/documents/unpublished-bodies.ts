import { type Selectable, sql, type Transaction } from 'kysely';
import type { DocumentRef } from '#domain/documents.ts';
import type { Tables } from '#server/database/tables.ts';
import { VersionConflict } from './document-errors.ts';
import { bodyHolds, type Reader, revisionRef } from './document-rows.ts';

/**
 * The working copies and the documents of scheduled publications whose body holds a text, letter for
 * letter. One statement: what is written moves from the one table to the other.
 */
export function unpublishedHolding(db: Reader, text: string) {
  return db
    .selectFrom('working_copies as copy')
    .select(['copy.collection', 'copy.language', 'copy.document_id as id', 'copy.body'])
    .select(['copy.based_on', sql<'draft' | 'scheduled'>`'draft'`.as('state')])
    .where(bodyHolds('copy.body', text))
    .unionAll(
      db
        .selectFrom('publication_documents as held')
        .innerJoin('publications', 'publications.id', 'held.publication_id')
        .select(['held.collection', 'held.language', 'held.document_id as id', 'held.body'])
        .select(['held.before_rev as based_on', sql<'draft' | 'scheduled'>`'scheduled'`.as('state')])
        .where('publications.state', '=', 'scheduled')
        .where(bodyHolds('held.body', text)),
    );
}

interface Replacement {
  from: string;
  to: string;
  by: string;
  at: Date;
}

/**
 * Puts one text in place of another in every working copy. Each gets a version of its own, so that
 * an editor that is open on the former one cannot write the old text back unseen.
 */
export async function replaceInCopies(trx: Transaction<Tables>, { from, to, by, at }: Replacement) {
  const rows = await trx.selectFrom('working_copies').selectAll().where(bodyHolds('body', from)).execute();
  for (const row of rows) {
    const { numUpdatedRows } = await trx
      .updateTable('working_copies')
      .set({ body: row.body.replaceAll(from, to), version: crypto.randomUUID() })
      .set({ updated_at: at.toISOString(), updated_by: by })
      .where((eb) => eb.and({ ...revisionRef(refOf(row)), version: row.version }))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new VersionConflict(row.based_on);
  }
}

/** The same in every document that waits in a scheduled publication. Answers which. */
export async function replaceInScheduled(
  trx: Transaction<Tables>,
  { from, to }: Replacement,
): Promise<DocumentRef[]> {
  const rows = await trx
    .selectFrom('publication_documents as held')
    .innerJoin('publications', 'publications.id', 'held.publication_id')
    .selectAll('held')
    .where('publications.state', '=', 'scheduled')
    .where(bodyHolds('held.body', from))
    .execute();
  for (const { publication_id, body, ...row } of rows) {
    const { numUpdatedRows } = await trx
      .updateTable('publication_documents')
      .set({ body: body.replaceAll(from, to) })
      .where((eb) => eb.and({ publication_id, ...revisionRef(refOf(row)), body }))
      .executeTakeFirst();
    // It went live or was taken out in this moment.
    if (numUpdatedRows !== 1n) throw new VersionConflict(row.before_rev);
  }
  return rows.map(refOf);
}

type Named = Pick<Selectable<Tables['working_copies']>, 'collection' | 'language' | 'document_id'>;

const refOf = ({ collection, language, document_id: id }: Named) =>
  ({ collection, language, id }) as DocumentRef;
