import { createBoundedCache } from '#server/bounded-cache.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { StoredAnswer } from './stored-answer.ts';

const MAX_ENTRIES = 2000;
/** Of uncompressed bodies; the variants that are kept beside them make about as much again. */
const MAX_BYTES = 24 * 1024 * 1024;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Finished answers by path, for the present version of the content. Any change of content moves to
 * the next version and empties the cache; an answer whose making began before the change is handed
 * to those who waited for it and never kept. Pages tell the year and dates: a new day empties it too.
 */
export function createPageCache(changes: ChangeFeed, now = () => new Date()) {
  const answers = createBoundedCache<StoredAnswer>({
    maxEntries: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeOf: ({ body }) => body.byteLength,
    onDrop: (answer) => {
      answer.kept = false;
    },
  });
  const underWay = new Map<string, Promise<StoredAnswer>>();
  let version = 0;
  let endOfDay = nextMidnight(now());

  function forget(): void {
    version += 1;
    answers.clear();
    underWay.clear();
  }
  changes.subscribe(forget);

  function keep(path: string, answer: StoredAnswer): void {
    answer.kept = true;
    answers.set(path, answer);
  }

  return {
    get(path: string): StoredAnswer | undefined {
      const today = now();
      if (today.getTime() >= endOfDay) {
        endOfDay = nextMidnight(today);
        forget();
      }
      return answers.get(path);
    },

    /** Makes the answer once, however many ask for it at the same time, and keeps it if it may be kept. */
    fill(path: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
      const waiting = underWay.get(path);
      if (waiting) return waiting;
      const begunAt = version;
      const making = make()
        .then((answer) => {
          if (answer.keepable && begunAt === version) keep(path, answer);
          return answer;
        })
        .finally(() => {
          if (underWay.get(path) === making) underWay.delete(path);
        });
      underWay.set(path, making);
      return making;
    },
  };
}

function nextMidnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime();
}
