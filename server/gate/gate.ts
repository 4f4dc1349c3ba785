import { createWorkQueue, type WorkQueue } from './work-queue.ts';

const PATIENCE_MS = 20_000;

/**
 * Everything that costs goes through one of these queues; what is kept, files and health never do. They are of the
 * process, because its processor and threads are. A line of one visitor is long enough for a crawler that asks for
 * the whole site at once, and for an office behind one address.
 */
export const gate = {
  /** Pages and their data that are drawn: what is not kept, and what is kept from then on. Search is among them. */
  pages: createWorkQueue({ atOnce: 4, waiting: 400, waitingEach: 150, patienceMs: PATIENCE_MS }),
  /** The drawing itself: nothing else goes on meanwhile, so that between two of them others are heard. */
  drawing: createWorkQueue({ atOnce: 1, waiting: 500, waitingEach: 500 }),
  /** What is sent, and the back office: a flood of pages does not hold it up. */
  calls: createWorkQueue({ atOnce: 32, waiting: 400, waitingEach: 100, patienceMs: PATIENCE_MS }),
  /** Files come in while it lasts, so that a slow visitor stands for long in one of many places. */
  uploads: createWorkQueue({
    atOnce: 32,
    atOnceEach: 8,
    waiting: 64,
    waitingEach: 32,
    patienceMs: PATIENCE_MS,
  }),
  /** Passwords, whoever asks, login or new password: the other threads stay free for files and compression. */
  hashing: createWorkQueue({ atOnce: 2, waiting: 100, waitingEach: 50 }),
  /** Each holds a thread of the four, and memory of its own. What comes here has passed another queue. */
  compression: createWorkQueue({ atOnce: 2, waiting: 2000, waitingEach: 500 }),
  /** Beside the requests, for what is kept: as much may wait as the page cache holds. */
  finestCompression: createWorkQueue({ atOnce: 1, waiting: 5000, waitingEach: 5000 }),
  /** Estimates as PDF: each takes the processor for a while. */
  documents: createWorkQueue({ atOnce: 1, waiting: 50, waitingEach: 10, patienceMs: PATIENCE_MS }),
  socialImages: createWorkQueue({ atOnce: 1, waiting: 200, waitingEach: 100, patienceMs: PATIENCE_MS }),
  /** Images of the library: each needs much memory while it is made, and nothing is purged meanwhile. */
  images: createWorkQueue({ atOnce: 1, waiting: 200, waitingEach: 100 }),
} satisfies Record<string, WorkQueue>;
