import { DAY_MS } from '#domain/paris-day.ts';
import type { NightlyBackup } from './backup/nightly-backup.ts';
import type { Log } from './log.ts';
import type { OutboxWorker } from './mail/outbox-worker.ts';
import type { PublicationWorker } from './publishing/publications/publication-worker.ts';

interface Parts {
  outboxWorker: OutboxWorker;
  publicationWorker: PublicationWorker;
  /** What is counted in memory, and written now and then. */
  counters: readonly { start(): void; stop(): Promise<void> }[];
  /** Absent where search engines are not told of changes. */
  indexNow?: { start(): void; stop(): void };
  nightlyBackup: Pick<NightlyBackup, 'start' | 'stop'>;
  /** When what goes on after an answer has ended. */
  settled: () => Promise<void>;
  /** Whether what is old by the clock may be removed. */
  mayPurge: () => Promise<boolean>;
  /** Each removes what has had its time, of one kind. */
  purges: readonly (() => Promise<void>)[];
  log: Log;
}

/** What goes on beside the requests, as long as the process runs. */
export function createBackgroundJobs({
  outboxWorker,
  publicationWorker,
  counters,
  indexNow,
  nightlyBackup,
  settled,
  mayPurge,
  purges,
  log,
}: Parts) {
  let timer: NodeJS.Timeout | undefined;
  let purging: Promise<void> | undefined;

  async function purge(): Promise<void> {
    for (const one of purges) await one();
  }

  function purgeNow(): void {
    purging = mayPurge()
      .then((may) => (may ? purge() : undefined))
      .catch((error: unknown) => log.error({ err: error }, 'the daily purge failed'));
  }

  return {
    /** Answers when what fell due while nothing ran is published, or could not be. */
    async start(): Promise<void> {
      const published = publicationWorker.start();
      outboxWorker.start();
      for (const counter of counters) counter.start();
      indexNow?.start();
      nightlyBackup.start();
      timer = setInterval(purgeNow, DAY_MS).unref();
      purgeNow();
      await published;
    },
    async stop() {
      clearInterval(timer);
      indexNow?.stop();
      // What it publishes at the last moment may leave a mail.
      await publicationWorker.stop();
      await settled();
      await Promise.all([
        outboxWorker.stop(),
        nightlyBackup.stop(),
        ...counters.map((counter) => counter.stop()),
        purging,
      ]);
    },
    purge,
  };
}
