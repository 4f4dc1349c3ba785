import { Kysely, sql, type Transaction } from 'kysely';
import { CHANNEL, type ChangeFeed, createChangeFeed, EVERYTHING, encodeNotice } from './change-feed.ts';
import { migrateToLatest } from './migrate.ts';
import { copyBefore } from './safety-copy.ts';
import { openSqlite } from './sqlite.ts';
import type { Engine, Tables } from './tables.ts';
import { vacuum } from './vacuum.ts';

export interface Database {
  engine: Engine;
  db: Kysely<Tables>;
  changes: ChangeFeed;
  /**
   * One transaction. What it reports as changed is announced to every instance once it is
   * committed, and to nobody when it fails. Inside, use only the transaction it is given.
   */
  write<T>(work: (trx: Transaction<Tables>, changed: (key: string) => void) => Promise<T>): Promise<T>;
  /** Leaves nothing of what was deleted in the files of SQLite; PostgreSQL does the like in its own time. */
  scrub(): Promise<void>;
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
  const changes = createChangeFeed();
  const self = crypto.randomUUID();
  const { dialect, stop, listen } = await openEngine({ url, warn, changes, self, engine });
  const db = new Kysely<Tables>({ dialect });

  try {
    const anyTables = db as unknown as Kysely<unknown>;
    await migrateToLatest(anyTables, engine, async (step) => {
      if (engine === 'sqlite') await copyBefore(anyTables, url, step);
    });
    await listen();
  } catch (error) {
    await stop();
    await db.destroy();
    throw error;
  }

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
    async scrub() {
      // What is erased is erased for everybody already: a file that is held, or a full disk, is no failure of that.
      if (engine === 'sqlite')
        await vacuum(url).catch((error: unknown) => warn(error, 'what was deleted is still in the file'));
    },
    async ping() {
      await sql`select 1`.execute(db);
    },
    async close() {
      await stop();
      await db.destroy();
    },
  };
}

interface EngineOptions extends Required<DatabaseOptions> {
  engine: Engine;
  changes: ChangeFeed;
  self: string;
}

/** Longer than any question of ours takes; migrations are not asked to hurry. */
const SILENCE_MS = 10_000;

/** The engine, and how it hears of what others write. PostgreSQL is loaded only where it is used: it would slow every start. */
async function openEngine({ engine, url, warn, changes, self }: EngineOptions) {
  if (engine === 'sqlite') {
    const { dialect, stopWatching } = openSqlite(url, () => changes.publish([EVERYTHING]));
    return { dialect, listen: async () => {}, stop: async () => stopWatching() };
  }
  const [{ openPostgres }, { listenToOthers }] = await Promise.all([
    import('./postgres.ts'),
    import('./listen-to-others.ts'),
  ]);
  let stop = async () => {};
  let silenceMs = 0;
  return {
    dialect: openPostgres(
      url,
      (error) => warn(error, 'a database connection was lost'),
      () => silenceMs,
    ),
    async listen() {
      silenceMs = SILENCE_MS;
      stop = await listenToOthers(url, self, changes, (error) =>
        warn(error, 'the change feed lost its connection'),
      );
    },
    stop: () => stop(),
  };
}
