import { nextParisDay } from '#domain/publishing/paris-moment.ts';
import { createBoundedCache } from '#server/bounded-cache.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { StoredResponse } from './stored-response.ts';

const MAX_ENTRIES = 2000;
/** Of uncompressed bodies; the variants that are kept beside them make about as much again. */
const MAX_BYTES = 24 * 1024 * 1024;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Finished responses by path, for the present version of the content. Any change of content moves to
 * the next version and empties the cache; a response whose making began before the change is handed
 * to those who waited for it and never kept. Pages tell the year, and articles appear on their day: a new day
 * in France empties it too.
 */
export function createPageCache(changes: ChangeFeed, now = () => new Date()) {
  const responses = createBoundedCache<StoredResponse>({
    maxEntries: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeOf: ({ body }) => body.byteLength,
    onDrop: (response) => {
      response.kept = false;
    },
  });
  const underWay = new Map<string, Promise<StoredResponse>>();
  let version = 0;
  let endOfDay = nextParisDay(now()).getTime();

  function forget(): void {
    version += 1;
    responses.clear();
    underWay.clear();
  }
  changes.subscribe(forget);

  function keep(path: string, response: StoredResponse): void {
    response.kept = true;
    responses.set(path, response);
  }

  return {
    get(path: string): StoredResponse | undefined {
      const today = now();
      if (today.getTime() >= endOfDay) {
        endOfDay = nextParisDay(today).getTime();
        forget();
      }
      return responses.get(path);
    },

    /** Makes the response once, however many ask for it at the same time, and keeps it if it may be kept. */
    fill(path: string, make: () => Promise<StoredResponse>): Promise<StoredResponse> {
      const waiting = underWay.get(path);
      if (waiting) return waiting;
      const begunAt = version;
      const making = make()
        .then((response) => {
          if (response.keepable && begunAt === version) keep(path, response);
          return response;
        })
        .finally(() => {
          if (underWay.get(path) === making) underWay.delete(path);
        });
      underWay.set(path, making);
      return making;
    },
  };
}
