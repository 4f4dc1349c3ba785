import { DAY_MS } from '../paris-day.ts';

/** As docs/operations.md watches it: a full disk refuses whatever is written. */
const LOW_BYTES = 1e9;
/** One is made every night: after two days at least one is missing. */
const OLD_DAYS = 2;

/** Nobody counts beyond. */
const PLENTY_GIGABYTES = 20;

/** The room on the disk as it is told: to a tenth of a gigabyte, and no more than plenty. */
export function toldGigabytes(freeBytes: number): { gigabytes: number; isPlenty: boolean } {
  const gigabytes = Math.floor(freeBytes / 1e8) / 10;
  const isPlenty = gigabytes >= PLENTY_GIGABYTES;
  return { gigabytes: isPlenty ? PLENTY_GIGABYTES : gigabytes, isPlenty };
}

export function isDiskLow(freeBytes: number): boolean {
  return freeBytes < LOW_BYTES;
}

/** Whether somebody must look after the backup; undefined where none is known. */
export function isBackupOld(madeAt: Date | undefined, now: Date): boolean {
  return madeAt === undefined || now.getTime() - madeAt.getTime() > OLD_DAYS * DAY_MS;
}
