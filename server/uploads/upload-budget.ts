import { RequestError } from '#domain/request-error.ts';
import { BYTES_A_DAY, BYTES_A_DAY_EACH, type Disk, hasRoomForFiles } from '#domain/uploads/upload-budget.ts';

const DAY_MS = 86_400_000;
/** So many at once is an attack from many addresses: the limit of all together holds them. */
const ADDRESSES_MAX = 10_000;

interface Parts {
  /** Undefined where the system does not tell. */
  disk: () => Promise<Disk | undefined>;
  /** Milliseconds by a clock that nobody can set. */
  now?: () => number;
}

export type UploadBudget = ReturnType<typeof createUploadBudget>;

/**
 * Whether files may come in: there is a reserve on the disk, and one address sends so much a day. Counted in this
 * process alone, and never written down.
 */
export function createUploadBudget({ disk, now = () => performance.now() }: Parts) {
  let day = 0;
  let total = 0;
  const sent = new Map<string, number>();

  function beginDay(): void {
    const today = Math.floor(now() / DAY_MS);
    if (today === day) return;
    day = today;
    total = 0;
    sent.clear();
  }

  return {
    /** Refuses with 507 where the disk is nearly full. */
    async checkRoom(): Promise<void> {
      const found = await disk();
      if (found && !hasRoomForFiles(found))
        throw new RequestError(507, 'The disk is nearly full.', { reason: 'disk-reserve' });
    },

    /** Refuses with 429 an address that has sent too much today. */
    checkDay(address: string): void {
      beginDay();
      if ((sent.get(address) ?? 0) < BYTES_A_DAY_EACH && total < BYTES_A_DAY) return;
      const retryAfter = Math.ceil(((day + 1) * DAY_MS - now()) / 1000);
      throw new RequestError(429, 'Too many files today.', { reason: 'files-today', retryAfter });
    },

    spend(address: string, bytes: number): void {
      beginDay();
      total += bytes;
      if (sent.size < ADDRESSES_MAX || sent.has(address)) sent.set(address, (sent.get(address) ?? 0) + bytes);
    },
  };
}
