import type { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import pg from 'pg';

const POOL_SIZE = 8;
const CONNECT_TIMEOUT_MS = 5000;

/**
 * `silenceMs` says how long a query may wait for a word of the database before its connection is given up; 0 for ever.
 */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  silenceMs: () => number = () => 0,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser: typeParser },
  });
  pool.on('error', onError);
  // A connection lost while it is in use: the query fails, the process goes on.
  pool.on('connect', (client) => {
    client.on('error', onError);
    const socket = socketOf(client);
    // Between two questions of a transaction it is we who are silent.
    socket.on('timeout', () => isAsking(client) && socket.destroy(new SilentDatabase()));
  });
  pool.on('acquire', (client) => void socketOf(client).setTimeout(silenceMs()));
  pool.on('release', (_, client) => void socketOf(client).setTimeout(0));
  return new PostgresDialect({ pool });
}

class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT';
  override message = 'the database is silent';
}

/** What the types of `pg` do not tell. */
interface Inside {
  connection: { stream: Socket };
  readyForQuery: boolean;
}

export function socketOf(client: pg.ClientBase): Socket {
  return (client as unknown as Inside).connection.stream;
}

function isAsking(client: pg.ClientBase): boolean {
  return !(client as unknown as Inside).readyForQuery;
}

/** Counts come back as text by default; we want the same numbers that SQLite gives. */
function typeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? safeInteger : pg.types.getTypeParser(oid, format as 'text');
}

function safeInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not a safe integer: ${value}`);
  return number;
}
