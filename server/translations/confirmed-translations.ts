import type { Kysely, Transaction } from 'kysely';
import type { Collection } from '#domain/documents.ts';
import type { Language } from '#domain/languages.ts';
import type { Confirmation } from '#domain/translations/translation-state.ts';
import type { Tables } from '#server/database/tables.ts';

/** An English document that may be held against a French one; an image is one, with its words in both languages. */
export interface TranslatedRef {
  collection: Collection | 'media';
  id: string;
}

export interface ConfirmedText extends Omit<Confirmation, 'at'> {
  path: string;
}

export const translatedKey = ({ collection, id }: TranslatedRef) => `${collection}/${id}`;

/** What was confirmed, of one document or of all, by document and path. */
export async function readConfirmations(
  db: Kysely<Tables>,
  ref?: TranslatedRef,
): Promise<Map<string, Map<string, Confirmation>>> {
  let query = db.selectFrom('confirmed_translations').selectAll();
  if (ref) query = query.where('collection', '=', ref.collection).where('document_id', '=', ref.id);
  const found = new Map<string, Map<string, Confirmation>>();
  for (const row of await query.execute()) {
    const key = translatedKey({
      collection: row.collection as TranslatedRef['collection'],
      id: row.document_id,
    });
    const texts = found.get(key) ?? new Map<string, Confirmation>();
    found.set(key, texts.set(row.path, { french: row.french, english: row.english, at: row.confirmed_at }));
  }
  return found;
}

/** Of each text the last confirmation is kept. */
export async function storeConfirmations(
  trx: Transaction<Tables>,
  { collection, id }: TranslatedRef,
  texts: readonly ConfirmedText[],
  { at, by }: { at: Date; by: string },
): Promise<void> {
  for (const { path, french, english } of texts)
    await trx
      .insertInto('confirmed_translations')
      .values({
        collection,
        document_id: id,
        path,
        french,
        english,
        confirmed_at: at.toISOString(),
        confirmed_by: by,
      })
      .onConflict((clash) =>
        clash.columns(['collection', 'document_id', 'path']).doUpdateSet((eb) => ({
          french: eb.ref('excluded.french'),
          english: eb.ref('excluded.english'),
          confirmed_at: eb.ref('excluded.confirmed_at'),
          confirmed_by: eb.ref('excluded.confirmed_by'),
        })),
      )
      .execute();
}

/** For a new document with the same texts. */
export async function copyConfirmations(
  trx: Transaction<Tables>,
  { collection, id }: TranslatedRef,
  copy: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('confirmed_translations')
    .selectAll()
    .where((eb) => eb.and({ collection, document_id: id }))
    .execute();
  if (rows.length === 0) return;
  await trx
    .insertInto('confirmed_translations')
    .values(rows.map((row) => ({ ...row, document_id: copy })))
    .execute();
}

/** Of a document that is gone for good. */
export async function forgetConfirmations(trx: Transaction<Tables>, ref: TranslatedRef): Promise<void> {
  await trx
    .deleteFrom('confirmed_translations')
    .where((eb) => eb.and({ collection: ref.collection, document_id: ref.id }))
    .execute();
}

/**
 * Images have no history: whoever writes the English words of one sees the French beside them, and confirms
 * them by it. Where only the French changes, it is noted which ones the English was written for.
 */
export async function noteDescription(
  trx: Transaction<Tables>,
  id: string,
  { before, after }: Record<'before' | 'after', Record<Language, string>>,
  author: { at: Date; by: string },
): Promise<void> {
  const ref = { collection: 'media', id } as const;
  const pairOf = ({ fr, en }: Record<Language, string>) => [{ path: 'alt', french: fr, english: en }];
  if (after.en !== before.en) return storeConfirmations(trx, ref, pairOf(after), author);
  const known = await trx
    .selectFrom('confirmed_translations')
    .select('path')
    .where((eb) => eb.and({ collection: 'media', document_id: id }))
    .executeTakeFirst();
  if (!known && before.en !== '') await storeConfirmations(trx, ref, pairOf(before), author);
}
