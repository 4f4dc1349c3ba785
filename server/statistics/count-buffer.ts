import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../log.ts';

const FLUSH_EVERY_MS = 10_000;
/** More different things than there are to count: somebody is inventing them. */
const MAX_ITEMS = 5000;

/** Something that was counted, and how often. */
export interface Counted<Item> {
  item: Item;
  count: number;
}

interface Parts<Item> {
  database: Database;
  /** The same for what is the same. */
  keyOf(item: Item): string;
  /** Adds the counts to those in the database. */
  store(trx: Transaction<Tables>, counted: readonly Counted<Item>[]): Promise<void>;
  /** What is counted, for the log. */
  name: string;
  log: Log;
}

/**
 * Counts in memory and adds the sums to the database every ten seconds and at the end: what visitors
 * do then costs no write each. A killed process loses at most those ten seconds.
 */
export function createCountBuffer<Item>({ database, keyOf, store, name, log }: Parts<Item>) {
  let buffer = new Map<string, Counted<Item>>();
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function count(item: Item, times = 1): void {
    const key = keyOf(item);
    const known = buffer.get(key);
    if (known) known.count += times;
    else if (buffer.size < MAX_ITEMS) buffer.set(key, { item, count: times });
  }

  async function write(): Promise<void> {
    if (buffer.size === 0) return;
    const counted = [...buffer.values()];
    buffer = new Map();
    try {
      await database.write((trx) => store(trx, counted));
    } catch (error) {
      for (const { item, count: times } of counted) count(item, times);
      log.warn({ err: error }, `${name} wait to be written`);
    }
  }

  /** After the one under way, so that whoever waits for it knows that everything is written. */
  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    count,
    flush,
    start() {
      timer = setInterval(flush, FLUSH_EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
