import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type Driver, SqliteAdapter, SqliteDialect } from 'kysely';
import { storageFault } from './storage-fault.ts';

const BUSY_TIMEOUT_MS = 5000;
const BUSY_PAUSE_MS = 10;
const STATEMENT_CACHE_SIZE = 500;

const OTHER_WRITERS_MS = 250;

/**
 * Opens the one file. Full sync: with NORMAL a power cut loses acknowledged commits. `onForeignWrite`
 * hears when another process has written to the file.
 */
export function openSqlite(
  file: string,
  onForeignWrite: () => void,
): { dialect: SqliteDialect; stopWatching(): void } {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const version = database.prepare('pragma data_version');
  let seen = version.get()?.data_version;
  const watch = setInterval(() => {
    const now = readVersion(version, seen);
    if (now !== seen) onForeignWrite();
    seen = now;
  }, OTHER_WRITERS_MS).unref();
  return { dialect: new NodeSqliteDialect(database), stopWatching: () => clearInterval(watch) };
}

/** A disk that fails for a moment must not end the process: the next look tells. */
function readVersion(version: StatementSync, seen: SQLOutputValue | undefined): SQLOutputValue | undefined {
  try {
    return version.get()?.data_version;
  } catch {
    return seen;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  constructor(database: DatabaseSync) {
    super({ database: { close: () => database.close(), prepare: cachedPrepare(database) } });
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    // The default `begin` is deferred: reading, then writing beside another writer fails at once.
    driver.beginTransaction = async (connection: DatabaseConnection) => {
      const until = performance.now() + BUSY_TIMEOUT_MS;
      while (!(await begins(connection, performance.now() > until))) await wait(BUSY_PAUSE_MS);
    };
    // On a full disk SQLite rolls back by itself; a second rollback would hide the cause.
    driver.rollbackTransaction = async (connection: DatabaseConnection) => {
      await rollback(connection).catch((error: unknown) => {
        if (!/no transaction is active/.test(String(error))) throw error;
      });
    };
    return driver;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/**
 * Begins a transaction, or says that another process holds the file. SQLite itself would wait by
 * stopping every request of this one, so it is told not to.
 */
async function begins(connection: DatabaseConnection, isLastTry: boolean): Promise<boolean> {
  const run = (query: string) => connection.executeQuery(CompiledQuery.raw(query));
  try {
    await run('pragma busy_timeout = 0');
    await run('begin immediate');
    return true;
  } catch (error) {
    if (isLastTry || storageFault(error) !== 'out') throw error;
    return false;
  } finally {
    await run(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}

/** Lets migrations run inside one transaction, so that a failed one leaves nothing behind. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function cachedPrepare(database: DatabaseSync) {
  const cache = new Map<string, ReturnType<typeof wrap>>();
  const wrap = (query: string, statement: StatementSync) => {
    const reader = statement.columns().length > 0;
    // The number of the last row may be one that FTS5 gave inside, larger than a JavaScript number.
    if (!reader) statement.setReadBigInts(true);
    return {
      reader,
      all: (parameters: readonly unknown[]) => statement.all(...parameters.map(bindable)),
      run: (parameters: readonly unknown[]) => statement.run(...parameters.map(bindable)),
      iterate: (parameters: readonly unknown[]) =>
        database.prepare(query).iterate(...parameters.map(bindable)),
    };
  };
  return (query: string) => {
    const known = cache.get(query);
    if (known) return known;
    const wrapped = wrap(query, database.prepare(query));
    if (cache.size < STATEMENT_CACHE_SIZE) cache.set(query, wrapped);
    return wrapped;
  };
}

/** Without this guard an object in first place is taken for named parameters and shifts all others silently. */
function bindable(value: unknown): SQLInputValue {
  const refused =
    value === undefined || (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value));
  if (refused || typeof value === 'boolean')
    throw new TypeError(`This value cannot be stored: ${typeof value}`);
  return value as SQLInputValue;
}
