import { createFairLine, type LineLimits, type Refusal } from '#domain/gate/fair-line.ts';
import { TooBusy } from '#domain/gate/too-busy.ts';
import { presentOrigin } from '#server/audit/origin.ts';
import { createTurns } from './event-loop-turns.ts';

interface QueueLimits extends LineLimits {
  /** Whoever has waited so long is refused: nobody looks at the page any more. For ever where left out. */
  patienceMs?: number;
}

interface Waiting {
  begin(): void;
  refuse(refusal: Refusal): void;
}

/** Two pieces of work never begin in the same turn, whatever queue they come from. */
const ownTurn = createTurns();

export type WorkQueue = ReturnType<typeof createWorkQueue>;

/**
 * Runs few pieces of work at once; the others wait in a line that is bounded, and fair to visitors
 * (domain/gate/fair-line.ts). Refuses with `TooBusy`.
 */
export function createWorkQueue({ patienceMs, ...limits }: QueueLimits) {
  const line = createFairLine<Waiting>(limits);
  let refusals = 0;

  function callNext(): void {
    for (let piece = line.next(); piece; piece = line.next()) piece.begin();
  }

  /** Resolves when it is the visitor's turn. */
  function turnOf(visitor: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      let impatience: NodeJS.Timeout | undefined;
      const settle = () => {
        clearTimeout(impatience);
        signal?.removeEventListener('abort', onLeave);
      };
      const piece: Waiting = {
        begin() {
          settle();
          resolve();
        },
        refuse(refusal) {
          settle();
          refusals += 1;
          reject(new TooBusy(refusal));
        },
      };
      const onLeave = () => {
        if (!line.leave(visitor, piece)) return;
        settle();
        reject(signal?.reason);
      };
      const { refused, pushedOut } = line.join(visitor, piece);
      pushedOut?.refuse('all');
      if (refused) return piece.refuse(refused);
      signal?.addEventListener('abort', onLeave);
      if (patienceMs !== undefined)
        impatience = setTimeout(() => line.leave(visitor, piece) && piece.refuse('all'), patienceMs);
      callNext();
    });
  }

  return {
    /** What the metrics tell of it. */
    figures: () => ({ ...line.count, refusals }),

    /**
     * Does the work when it is its turn, in a turn of the event loop of its own: requests are read in between.
     * Work whose signal has aborted by then is not begun: it fails with the reason of the signal.
     */
    async pass<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      signal?.throwIfAborted();
      const visitor = presentOrigin();
      await turnOf(visitor, signal);
      try {
        await ownTurn();
        signal?.throwIfAborted();
        return await work();
      } finally {
        line.end(visitor);
        callNext();
      }
    },
  };
}
