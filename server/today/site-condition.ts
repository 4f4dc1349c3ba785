import { readFile } from 'node:fs/promises';
import { languages } from '#domain/languages.ts';
import { firstRun } from '#domain/today/first-run.ts';
import { isBackupOld, isDiskLow, toldGigabytes } from '#domain/today/site-condition.ts';
import { lastBackupFile } from '#server/backup/contents.ts';
import type { NightlyBackup } from '#server/backup/nightly-backup.ts';
import type { ClockWatch } from '#server/clock-watch.ts';
import type { MailConfig } from '#server/config.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { diskOf } from '#server/data-folder.ts';
import type { Database } from '#server/database/database.ts';
import type { CapturedMail } from '#server/mail/captured-mail.ts';

/** Of the last that left, so many are asked how. */
const LAST_MAILS = 20;

interface Parts {
  database: Database;
  content: ContentService;
  clockWatch: ClockWatch;
  nightlyBackup: Pick<NightlyBackup, 'condition'>;
  dataDir: string;
  capturedMail: Pick<CapturedMail, 'count'>;
  transport: MailConfig['transport'];
  now: () => Date;
}

/** Whether all is well beside the words: mail, disk, backup, clock, and what a new owner still has to do. */
export function createSiteCondition(parts: Parts) {
  const { content, clockWatch, nightlyBackup, dataDir, capturedMail, transport, now } = parts;
  const { db } = parts.database;
  const isCaptured = transport.kind === 'capture';

  async function mail() {
    const [failed, stuck, left] = await Promise.all([
      db
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('state', '=', 'failed')
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('outbox')
        .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('last_error').as('reason')])
        .where('state', '=', 'waiting')
        .where('last_error', '<>', '')
        .executeTakeFirstOrThrow(),
      capturedMail.count(),
    ]);
    return {
      isCaptured,
      failed: Number(failed.count),
      /** Tried and refused, and to be tried again. */
      stuck: Number(stuck.count),
      reason: stuck.reason ?? '',
      /** Captured while no mail server was set, though there is one now. */
      left,
    };
  }

  async function hasMailLeft(): Promise<boolean> {
    if (isCaptured) return false;
    const last = db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'sent')
      .orderBy('due_at', 'desc')
      .limit(LAST_MAILS);
    const ids = (await last.execute()).map(({ id }) => id);
    if (ids.length === 0) return false;
    const left = await db
      .selectFrom('outbox_attempts')
      .select('id')
      .where('entry_id', 'in', ids)
      .where('error', '=', '')
      .where('transport', '<>', 'capture')
      .executeTakeFirst();
    return left !== undefined;
  }

  async function hasPublished(): Promise<boolean> {
    const one = db.selectFrom('publications').select('id').where('state', '=', 'published').limit(1);
    return (await one.executeTakeFirst()) !== undefined;
  }

  /**
   * When the last one was made, by a night of any instance or by hand on this machine; undefined where none is known,
   * as where somebody backs up by other means.
   */
  async function backup() {
    const byHand = await readFile(lastBackupFile(dataDir), 'utf8').catch(() => '');
    const nightly = await nightlyBackup.condition();
    const times = [byHand, nightly?.madeAt ?? '']
      .map((text) => Date.parse(text.trim()))
      .filter(Number.isFinite);
    const last = times.length > 0 ? new Date(Math.max(...times)) : undefined;
    return {
      lastBackup: last?.toISOString(),
      isBackupOld: isBackupOld(last, now()),
      /** Whether the site makes one each night. */
      isNightly: nightly !== undefined,
      /** Why that of the last night failed, empty where it did not. */
      backupFailure: nightly?.failure ?? '',
    };
  }

  return {
    mail,

    async storage() {
      const [disk, lastOne, isClockDoubted] = await Promise.all([
        diskOf(dataDir),
        backup(),
        clockWatch.isDoubted(),
      ]);
      return {
        disk: disk && { ...toldGigabytes(disk.freeBytes), isLow: isDiskLow(disk.freeBytes) },
        ...lastOne,
        isClockDoubted,
      };
    },

    async firstRun() {
      const emails = languages.map(
        async (language) => (await content.section('common', language)).agency.email,
      );
      return firstRun({
        hasPublished: await hasPublished(),
        agencyEmails: await Promise.all(emails),
        hasMailLeft: await hasMailLeft(),
      });
    },
  };
}

export type SiteCondition = ReturnType<typeof createSiteCondition>;
