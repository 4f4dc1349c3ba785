import { DAY_MS } from '../paris-day.ts';

/** As docs/operations.md watches it: a full disk refuses whatever is written. */
const LOW_BYTES = 1e9;
/** One is made every night: after two days at least one is missing. */
const OLD_DAYS = 2;

export function isDiskLow(freeBytes: number): boolean {
  return freeBytes < LOW_BYTES;
}

/** Whether somebody must look after the backup; undefined where none is known. */
export function isBackupOld(madeAt: Date | undefined, now: Date): boolean {
  return madeAt === undefined || now.getTime() - madeAt.getTime() > OLD_DAYS * DAY_MS;
}
