import type { PageView } from '#domain/leads/page-view.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';

const FLUSH_EVERY_MS = 10_000;
/** More different views than we have pages and friends: somebody is inventing referrers. */
const BUFFER_MAX = 5000;

/** Counts page views in memory and adds them up in the database now and then. */
export function createViewCounter({ write }: Database, log: Log) {
  let counted = new Map<string, PageView & { views: number }>();
  let timer: NodeJS.Timeout | undefined;

  function count(view: PageView, views = 1): void {
    const key = [view.day, view.path, view.language, view.referrer].join(' ');
    const known = counted.get(key);
    if (known) known.views += views;
    else if (counted.size < BUFFER_MAX) counted.set(key, { ...view, views });
  }

  async function flush(): Promise<void> {
    if (counted.size === 0) return;
    const rows = [...counted.values()];
    counted = new Map();
    try {
      await write(async (trx) => {
        for (const row of rows) {
          await trx
            .insertInto('page_views')
            .values(row)
            .onConflict((clash) =>
              clash
                .columns(['day', 'path', 'language', 'referrer'])
                .doUpdateSet((eb) => ({ views: eb('page_views.views', '+', eb.ref('excluded.views')) })),
            )
            .execute();
        }
      });
    } catch (error) {
      for (const { views, ...view } of rows) count(view, views);
      log.warn({ err: error }, 'page views wait to be written');
    }
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

export type ViewCounter = ReturnType<typeof createViewCounter>;
