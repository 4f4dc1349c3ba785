import { type RawBuilder, sql } from 'kysely';
import type { Engine } from './tables.ts';

/**
 * So many milliseconds from now by the clock of the database, as our other times are written. Instances whose own
 * clocks differ agree on it.
 */
export function databaseTime(engine: Engine, laterMs = 0): RawBuilder<string> {
  const seconds = laterMs / 1000;
  return engine === 'postgres'
    ? sql<string>`to_char((clock_timestamp() + ${seconds}::float8 * interval '1 second') at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${seconds} seconds`})`;
}
