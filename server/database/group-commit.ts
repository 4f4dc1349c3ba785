import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

const GROUP_MAX = 100;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Stores what arrives at the same time in one transaction: waiting for the disk is what makes a
 * commit slow, and this way many share one wait. Each item is answered only once it is on the disk.
 */
export function createGroupCommit<Item, Result>(
  { write }: Pick<Database, 'write'>,
  store: (trx: Transaction<Tables>, item: Item) => Promise<Result>,
) {
  let waiting: Waiting<Item, Result>[] = [];
  let busy = false;

  async function storeGroup(group: Waiting<Item, Result>[]): Promise<void> {
    const results = await write(async (trx) => {
      const done: Result[] = [];
      for (const { item } of group) done.push(await store(trx, item));
      return done;
    });
    for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, GROUP_MAX);
      waiting = waiting.slice(GROUP_MAX);
      await storeGroup(group).catch(async (error: unknown) => {
        // One that cannot be stored must not take the others with it.
        if (group.length === 1) group[0]?.reject(error);
        else for (const one of group) await storeGroup([one]).catch(one.reject);
      });
    }
    busy = false;
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (busy) return;
      busy = true;
      // Whoever arrives in the same turn joins the first group.
      setImmediate(work);
    });
}
