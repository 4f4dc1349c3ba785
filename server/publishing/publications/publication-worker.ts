import type { Log } from '#server/log.ts';
import type { ScheduledPublications } from './scheduled-publications.ts';

/** Another instance may have scheduled something, or given up in the middle. */
const LOOK_EVERY_MS = 15_000;
/** What could not be done is tried again, and not at once. */
const PAUSE_MS = 250;

interface Parts {
  publications: Pick<ScheduledPublications, 'publishDue' | 'nextDue' | 'onSchedule'>;
  log: Log;
  now: () => Date;
}

/** Publishes what is scheduled, at its moment; at the start what fell due while nothing ran. */
export function createPublicationWorker({ publications, log, now }: Parts) {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let running = false;
  let first = true;

  async function publish(): Promise<void> {
    const count = await publications.publishDue();
    if (count > 0)
      log.info(
        { count },
        first ? 'published what fell due while the server was down' : 'published what was scheduled',
      );
    first = false;
  }

  async function pauseLength(): Promise<number> {
    const next = await publications.nextDue();
    const left = next ? next.getTime() - now().getTime() : LOOK_EVERY_MS;
    return Math.min(Math.max(left, PAUSE_MS), LOOK_EVERY_MS);
  }

  async function work(): Promise<void> {
    await publish().catch((error: unknown) =>
      log.error({ err: error }, 'what is scheduled could not be published'),
    );
    const pause = await pauseLength().catch(() => LOOK_EVERY_MS);
    round = undefined;
    if (running) timer = setTimeout(wake, pause).unref();
  }

  /** Looks at once. One round at a time. */
  function wake(): void {
    if (!running || round) return;
    clearTimeout(timer);
    round = work();
  }

  return {
    /** Answers after the first round. */
    async start(): Promise<void> {
      running = true;
      publications.onSchedule(wake);
      wake();
      await round;
    },
    /** Lets the publication under way end. */
    async stop() {
      running = false;
      clearTimeout(timer);
      await round;
    },
  };
}

export type PublicationWorker = ReturnType<typeof createPublicationWorker>;
