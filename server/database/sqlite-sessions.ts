import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';

const BUSY_TIMEOUT_MS = 5000;
const BUSY_PAUSE_MS = 10;
const SQLITE_BUSY = 5;

/**
 * Hands the one connection to many in turns: a transaction has it to its end, a single statement for itself. Whoever
 * finds the file held by another program tries again for a while, and leaves the connection to others meanwhile: SQLite
 * itself would wait by stopping every request.
 */
export function createSqliteSessions(connection: () => Promise<DatabaseConnection>) {
  const takeTurn = createTurns();

  async function inOwnTurn<T>(act: () => Promise<T>): Promise<T> {
    const leave = await takeTurn();
    return act().finally(leave);
  }

  return async (): Promise<SqliteSession> => {
    const shared = await connection();
    let leave: (() => void) | undefined;
    const run = (query: string) => shared.executeQuery(CompiledQuery.raw(query));
    return {
      executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
        leave
          ? shared.executeQuery<R>(query)
          : patiently(() => inOwnTurn(() => shared.executeQuery<R>(query))),
      streamQuery() {
        throw new Error('Nothing is streamed from SQLite: what is read must not stay open beside a write.');
      },
      // The default `begin` is deferred: reading, then writing beside another writer fails at once.
      begin: () =>
        patiently(async () => {
          const turn = await takeTurn();
          await run('begin immediate').catch((error: unknown) => {
            turn();
            throw error;
          });
          leave = turn;
        }),
      async commit() {
        await run('commit');
        leave?.();
        leave = undefined;
      },
      async rollback() {
        // On a full disk SQLite rolls back by itself; a second rollback would hide the cause.
        await run('rollback')
          .catch((error: unknown) => {
            if (!/no transaction is active/.test(String(error))) throw error;
          })
          .finally(() => {
            leave?.();
            leave = undefined;
          });
      },
    };
  };
}

export interface SqliteSession extends DatabaseConnection {
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** One after the other, in the order in which they asked. Each says when it is done. */
function createTurns(): () => Promise<() => void> {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}

async function patiently<T>(act: () => Promise<T>): Promise<T> {
  const until = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
    }
    await wait(BUSY_PAUSE_MS);
  }
}

/** SQLite tells the kind in the lowest byte. */
function isBusy(error: unknown): boolean {
  return (Number(Object(error).errcode) & 0xff) === SQLITE_BUSY;
}
