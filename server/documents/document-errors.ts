import { Refusal } from '#domain/refusal.ts';

/** Somebody else changed the document first. */
export class VersionConflict extends Refusal {
  constructor(currentRev: number) {
    super(409, 'Another change came first.', { currentRev });
  }
}

/** Another document of the same collection and language has this public name. */
export class NameTaken extends Refusal {
  constructor(slug: string) {
    super(409, `The name "${slug}" is already used.`);
  }
}

/** What the two engines say when a unique rule is broken, in our own terms. Other errors stay as they are. */
export function translateViolation(error: unknown, slug: string): unknown {
  if (!(error instanceof Error)) return error;
  const { message, code, constraint } = error as Error & { code?: string; constraint?: string };
  const unique = code === '23505' || /UNIQUE constraint failed/.test(message);
  if (!unique) return error;
  return /slug/.test(constraint ?? message) ? new NameTaken(slug) : new VersionConflict(1);
}
