import type { Transaction } from 'kysely';
import type { DocumentRef } from '#domain/documents.ts';
import type { DocumentState, Tables } from '#server/database/tables.ts';
import type { CurrentRow } from './document-rows.ts';

interface NameChange {
  ref: DocumentRef;
  slug?: string;
  state?: DocumentState;
}

/** Names may change hands among changes made as one: whoever loses its own is out of the way before another takes it. */
export async function releaseSlug(
  trx: Transaction<Tables>,
  { ref, slug = ref.id, state = 'live' }: NameChange,
  current: CurrentRow,
): Promise<void> {
  if (current?.state !== 'live' || (state === 'live' && current.slug === slug)) return;
  await trx
    .updateTable('documents')
    .set({ state: 'set-aside' })
    .where((eb) => eb.and({ ...ref }))
    .execute();
}

/** The old name leads to this document, for as long as nobody else has it. */
export async function noteFormerSlug(
  trx: Transaction<Tables>,
  ref: DocumentRef,
  slug: string,
): Promise<void> {
  const { collection, language, id } = ref;
  await trx
    .insertInto('former_slugs')
    .values({ collection, language, slug, document_id: id })
    .onConflict((clash) => clash.columns(['collection', 'language', 'slug']).doUpdateSet({ document_id: id }))
    .execute();
}
