import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { isNightDue, nightOf } from '#domain/backups/nightly.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import type { Database } from '#server/database/database.ts';
import { databaseTime } from '#server/database/database-clock.ts';
import type { Log } from '#server/log.ts';
import { projectDir } from '#server/project-dir.ts';
import type { NightlyTask } from './make-nightly.ts';

const LOOK_EVERY_MS = 60_000;
/** How long others leave it alone; renewed while it is made, so that after a crash it runs out soon. */
const CLAIM_MS = 120_000;
const RENEW_EVERY_MS = 30_000;
/** After a failure. */
const PAUSE_MS = 60 * 60 * 1000;
/** There is one row, which all instances share. */
const ONE = 'nightly';

/** Beside this file in the sources, beside the server where it is bundled. */
const PROGRAM = import.meta.filename.endsWith('.ts')
  ? path.join(import.meta.dirname, 'nightly-thread.ts')
  : path.join(projectDir, 'build/run/nightly-thread.js');

interface Parts {
  database: Pick<Database, 'db' | 'engine'>;
  config: NightlyTask['config'];
  log: Log;
  now: () => Date;
}

/** Makes a backup each night, in a thread of its own; of several instances one does. */
export function createNightlyBackup({ database: { db, engine }, config, log, now }: Parts) {
  const self = crypto.randomUUID();
  const isOn = config.backup.keep.days > 0;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let worker: Worker | undefined;
  let isStopping = false;
  /** Known to have its backup: nobody asks the database every minute. */
  let known = '';

  const ours = () => db.updateTable('nightly_backup').where('id', '=', ONE).where('claimed_by', '=', self);
  const claimFor = (ms: number) => ({ claimed_by: self, claimed_until: databaseTime(engine, ms) });
  const nobody = { claimed_by: '', claimed_until: '' };

  /** The night that has its backup; a site that starts for the first time makes one in its first night. */
  async function lastNight(): Promise<string> {
    const row = await db
      .selectFrom('nightly_backup')
      .select('night')
      .where('id', '=', ONE)
      .executeTakeFirst();
    if (row) return row.night;
    const night = nightOf(now());
    await db
      .insertInto('nightly_backup')
      .values({ id: ONE, night, ...nobody, made_at: '', failure: '' })
      .onConflict((clash) => clash.column('id').doNothing())
      .execute();
    return night;
  }

  /** Whether this instance makes it. The row must still say what was read: another may have made it meanwhile. */
  async function claim(night: string): Promise<boolean> {
    const claimed = await db
      .updateTable('nightly_backup')
      .set(claimFor(CLAIM_MS))
      .where('id', '=', ONE)
      .where('night', '=', night)
      .where(
        sql<boolean>`(claimed_until < ${databaseTime(engine)}
          or claimed_until > ${databaseTime(engine, DAY_MS)})`,
      )
      .executeTakeFirst();
    return claimed.numUpdatedRows > 0;
  }

  async function make(night: string): Promise<void> {
    const renewing = setInterval(() => {
      ours()
        .set(claimFor(CLAIM_MS))
        .execute()
        .catch((error: unknown) => log.warn({ err: error }, 'the claim on the backup was not renewed'));
    }, RENEW_EVERY_MS);
    try {
      await inThread({ config, night });
      await ours()
        .set({ ...nobody, night, made_at: now().toISOString(), failure: '' })
        .execute();
      log.info({ night }, 'the backup of the night was made');
    } catch (error) {
      // Broken off by the end of this process: the next start may go on at once.
      if (isStopping) await ours().set(nobody).execute();
      else await noteFailure(error as Error);
    } finally {
      clearInterval(renewing);
    }
  }

  async function noteFailure({ message }: Error): Promise<void> {
    log.error({ reason: message }, 'the backup of the night failed');
    await ours()
      .set({ claimed_by: '', claimed_until: databaseTime(engine, PAUSE_MS), failure: message })
      .execute();
  }

  async function inThread(task: NightlyTask): Promise<void> {
    if (isStopping) throw new Error('The site is stopping.');
    return new Promise((resolve, reject) => {
      worker = new Worker(PROGRAM, { workerData: task });
      worker.once('message', resolve).once('error', reject);
      worker.once('exit', () => {
        worker = undefined;
        reject(new Error('The backup was broken off.'));
      });
    });
  }

  /** Makes the one that is due, where no other instance does; resolves when it is made, or cannot be. */
  async function makeDue(): Promise<void> {
    if (!isNightDue(known, now())) return;
    known = await lastNight();
    if (!isNightDue(known, now()) || !(await claim(known))) return;
    await make(nightOf(now()));
  }

  function look(): void {
    round ??= makeDue()
      .catch((error: unknown) => log.error({ err: error }, 'the backup of the night cannot be worked on'))
      .finally(() => {
        round = undefined;
      });
  }

  return {
    makeDue,
    start() {
      if (!isOn) return;
      timer = setInterval(look, LOOK_EVERY_MS).unref();
      look();
    },
    /** Breaks off what is being made. */
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await worker?.terminate();
      await round;
    },
    /** How the last one went; undefined where the site makes none. */
    async condition() {
      if (!isOn) return undefined;
      const row = db.selectFrom('nightly_backup').select(['made_at', 'failure']).where('id', '=', ONE);
      const { made_at: madeAt, failure } = (await row.executeTakeFirst()) ?? { made_at: '', failure: '' };
      return { madeAt, failure };
    },
  };
}

export type NightlyBackup = ReturnType<typeof createNightlyBackup>;
