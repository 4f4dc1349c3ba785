/** Full: no room on the disk. Out: the database does not answer, or is held by somebody else. */
export type StorageFault = 'full' | 'out';

const SQLITE: Record<number, StorageFault> = { 5: 'out', 8: 'out', 10: 'out', 13: 'full', 14: 'out' };
const POSTGRES_FULL = '53100';
/** No connection, nobody let in, too many, shutting down, starting up; and what the network says. */
const POSTGRES_OUT =
  /^(?:08\w{3}|28\w{3}|3D000|55000|53300|57P0[123]|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** What `pg` says without a code. */
const LOST = /^Connection terminated|timeout exceeded when trying to connect|^Client has encountered/;

/** Whether an error means that nothing is wrong with what was asked, only with where it is stored. */
export function storageFault(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', errcode, message } = error as Error & { code?: string; errcode?: number };
  // SQLite tells the kind in the lowest byte.
  if (errcode !== undefined) return SQLITE[errcode & 0xff];
  if (code === POSTGRES_FULL || code === 'ENOSPC') return 'full';
  return POSTGRES_OUT.test(code) || LOST.test(message) ? 'out' : undefined;
}
