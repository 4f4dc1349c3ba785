import { type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

const AT_ONCE = 100;

/** Every body that a document has or once had and that holds this word, a few at a time: a history may be long. */
export async function* revisionBodies({ db }: Pick<Database, 'db'>, word: string): AsyncGenerator<string> {
  const documents = await db.selectFrom('documents').select(['collection', 'language', 'id']).execute();
  for (const { collection, language, id: document_id } of documents) {
    for (let after = 0; ; ) {
      const rows = await db
        .selectFrom('revisions')
        .select(['rev', 'body'])
        .where((eb) => eb.and({ collection, language, document_id }))
        .where('rev', '>', after)
        .where(sql<SqlBool>`body like ${`%${word}%`}`)
        .orderBy('rev')
        .limit(AT_ONCE)
        .execute();
      for (const { body } of rows) yield body;
      const last = rows.at(-1);
      if (!last || rows.length < AT_ONCE) break;
      after = last.rev;
    }
  }
}
