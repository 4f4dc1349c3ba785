import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

const SECRET_BYTES = 32;

/** A secret that all instances share, made at first use. */
export async function loadSecret({ db }: Pick<Database, 'db'>, name: string): Promise<string> {
  const made = { name, value: randomBytes(SECRET_BYTES).toString('base64url') };
  await db
    .insertInto('secrets')
    .values(made)
    .onConflict((clash) => clash.column('name').doNothing())
    .execute();
  const kept = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return kept.value;
}
