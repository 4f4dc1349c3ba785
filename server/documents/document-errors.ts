import { RequestError } from '#domain/request-error.ts';
import { storageFault } from '#server/database/storage-fault.ts';

/** Somebody else changed the document first. */
export class VersionConflict extends RequestError {
  constructor(currentRev: number) {
    super(409, 'Another change came first.', { currentRev });
  }
}

/** Another document of the same collection and language has this public name: that of the id `takenBy`, where known. */
export class NameTaken extends RequestError {
  constructor(slug: string, takenBy?: string) {
    super(409, `The name "${slug}" is already used.`, {
      reason: 'name-taken',
      slug,
      ...(takenBy !== undefined && { takenBy }),
    });
  }
}

/** The database cannot take anything just now. Nothing was stored, and trying again later may work. */
class CannotStore extends RequestError {
  constructor(full: boolean) {
    super(
      full ? 507 : 503,
      full ? 'The disk is full: nothing was saved.' : 'The database is busy: nothing was saved.',
    );
  }
}

/** What the two engines say, in our own terms. Other errors stay as they are. */
export function translateViolation(error: unknown, slug: string): unknown {
  if (!(error instanceof Error)) return error;
  const { message, code, constraint } = error as Error & { code?: string; constraint?: string };
  const fault = storageFault(error);
  if (fault) return new CannotStore(fault === 'full');
  const unique = code === '23505' || /UNIQUE constraint failed/.test(message);
  if (!unique) return error;
  return /slug/.test(constraint ?? message) ? new NameTaken(slug) : new VersionConflict(1);
}
