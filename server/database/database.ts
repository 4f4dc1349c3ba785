import { Kysely, sql, type Transaction } from 'kysely';
import { CHANNEL, type ChangeFeed, createChangeFeed, encodeNotice } from './change-feed.ts';
import { type Engine, migrateToLatest } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface Database {
  engine: Engine;
  db: Kysely<Tables>;
  changes: ChangeFeed;
  /**
   * One transaction. What it reports as changed is announced to every instance once it is
   * committed, and to nobody when it fails. Inside, use only the transaction it is given.
   */
  write<T>(work: (trx: Transaction<Tables>, changed: (key: string) => void) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`, or the path of the SQLite file. */
  url: string;
  warn?: (error: unknown, message: string) => void;
}

export async function openDatabase({ url, warn = () => {} }: DatabaseOptions): Promise<Database> {
  const engine: Engine = /^postgres(ql)?:/.test(url) ? 'postgres' : 'sqlite';
  const dialect =
    engine === 'postgres'
      ? // Loaded only where it is used: the driver would slow every start.
        (await import('./postgres.ts')).openPostgres(url, (error) =>
          warn(error, 'a database connection was lost'),
        )
      : openSqlite(url);
  const db = new Kysely<Tables>({ dialect });
  const changes = createChangeFeed();
  const self = crypto.randomUUID();

  await migrateToLatest(db as unknown as Kysely<unknown>, engine);
  const stopListening =
    engine === 'postgres'
      ? await (await import('./postgres-feed.ts')).listenToOthers(url, self, changes, (error) =>
          warn(error, 'the change feed lost its connection'),
        )
      : async () => {};

  return {
    engine,
    db,
    changes,
    async write(work) {
      const keys: string[] = [];
      const result = await db.transaction().execute(async (trx) => {
        const value = await work(trx, (key) => keys.push(key));
        if (engine === 'postgres' && keys.length > 0) {
          await sql`select pg_notify(${CHANNEL}, ${encodeNotice(self, keys)})`.execute(trx);
        }
        return value;
      });
      if (keys.length > 0) changes.publish(keys);
      return result;
    },
    async ping() {
      await sql`select 1`.execute(db);
    },
    async close() {
      await stopListening();
      await db.destroy();
    },
  };
}
