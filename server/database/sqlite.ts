import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { type Driver, SqliteAdapter, SqliteDialect } from 'kysely';
import { createSqliteSessions, type SqliteSession } from './sqlite-sessions.ts';

/** While it is opened nobody is served yet: SQLite itself may wait for another that starts. */
const OPEN_TIMEOUT_MS = 5000;
const STATEMENT_CACHE_SIZE = 500;

const OTHER_WRITERS_MS = 250;

/**
 * Opens the one file. Full sync: with NORMAL a power cut loses acknowledged commits. Secure delete: what is
 * deleted is overwritten. `onForeignWrite` hears when another process has written to the file.
 */
export function openSqlite(
  file: string,
  onForeignWrite: () => void,
): { dialect: SqliteDialect; stopWatching(): void } {
  const database = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  database.exec('pragma secure_delete = on; pragma busy_timeout = 0');
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
    const shared = driver.acquireConnection.bind(driver);
    return Object.assign(driver, {
      acquireConnection: createSqliteSessions(shared),
      beginTransaction: (session: SqliteSession) => session.begin(),
      commitTransaction: (session: SqliteSession) => session.commit(),
      rollbackTransaction: (session: SqliteSession) => session.rollback(),
    });
  }

  override createAdapter(): SqliteAdapter {
    return new SharedFileAdapter();
  }
}

/** Lets migrations run inside one transaction, so that a failed one leaves nothing behind; and sessions take turns by themselves. */
class SharedFileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
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
