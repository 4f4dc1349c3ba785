/** Kept free for the database, mail and messages; the owner is warned at twice as much (domain/today/site-condition.ts). */
const RESERVE_BYTES = 500e6;
/** Of a small disk not all can be kept free. */
const RESERVE_SHARE = 0.05;

/** What all visitors of one address may send in files in a day: five complete applications, fifty usual ones. */
export const BYTES_A_DAY_EACH = 100e6;
/** What all together may. */
export const BYTES_A_DAY = 2e9;

export interface Disk {
  freeBytes: number;
  totalBytes: number;
}

/** Whether files may come in: a message can be written to the last byte, a file fills the disk. */
export function hasRoomForFiles({ freeBytes, totalBytes }: Disk): boolean {
  return freeBytes > Math.min(RESERVE_BYTES, RESERVE_SHARE * totalBytes);
}
