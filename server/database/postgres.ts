import { PostgresDialect } from 'kysely';
import pg from 'pg';

const POOL_SIZE = 8;
const CONNECT_TIMEOUT_MS = 5000;

export function openPostgres(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser: typeParser },
  });
  pool.on('error', onError);
  // A connection lost while it is in use: the query fails, the process goes on.
  pool.on('connect', (client) => client.on('error', onError));
  return new PostgresDialect({ pool });
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
