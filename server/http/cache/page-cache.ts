import { nextParisDay } from '#domain/publishing/paris-moment.ts';
import { createBoundedCache } from '#server/bounded-cache.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import { isAffected, notingReads, type Read } from '#server/documents/noted-reads.ts';
import type { StoredResponse } from './stored-response.ts';

const MAX_ENTRIES = 2000;
/** Of uncompressed bodies; the variants that are kept beside them make about as much again. */
const MAX_BYTES = 24 * 1024 * 1024;

export type PageCache = ReturnType<typeof createPageCache>;

interface Kept {
  response: StoredResponse;
  reads: ReadonlySet<Read>;
}

/**
 * Finished responses by path. A change of content drops those that were made from what changed, and those of which
 * nobody knows; a response whose making began before any change is handed to those who waited for it and never
 * kept. Pages tell the year, and articles appear on their day: a new day in France empties it.
 */
export function createPageCache(changes: ChangeFeed, now = () => new Date()) {
  const responses = createBoundedCache<Kept>({
    maxEntries: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeOf: ({ response }) => response.body.byteLength,
    onDrop: ({ response }) => {
      response.kept = false;
    },
  });
  const underWay = new Map<string, Promise<StoredResponse>>();
  let version = 0;
  let endOfDay = nextParisDay(now()).getTime();

  function forget(isForgotten: (kept: Kept) => boolean): void {
    version += 1;
    responses.dropWhere(isForgotten);
    underWay.clear();
  }
  changes.subscribe((changed) => forget(({ reads }) => reads.size === 0 || areAffected(reads, changed)));

  function keep(path: string, response: StoredResponse, reads: ReadonlySet<Read>): void {
    response.kept = true;
    responses.set(path, { response, reads });
  }

  return {
    get(path: string): StoredResponse | undefined {
      const today = now();
      if (today.getTime() >= endOfDay) {
        endOfDay = nextParisDay(today).getTime();
        forget(() => true);
      }
      return responses.get(path)?.response;
    },

    /** Makes the response once, however many ask for it at the same time, and keeps it if it may be kept. */
    fill(path: string, make: () => Promise<StoredResponse>): Promise<StoredResponse> {
      const waiting = underWay.get(path);
      if (waiting) return waiting;
      const begunAt = version;
      const reads = new Set<Read>();
      const making = notingReads(reads, make)
        .then((response) => {
          if (response.keepable && begunAt === version) keep(path, response, reads);
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

function areAffected(reads: ReadonlySet<Read>, changed: readonly string[]): boolean {
  return changed.some((change) => [...reads].some((read) => isAffected(read, change)));
}
