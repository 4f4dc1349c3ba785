import { isTooFar } from '#domain/publishing/limits.ts';
import type { PublicationFinding } from '#domain/publishing/publication-findings.ts';
import { RequestError } from '#domain/request-error.ts';
import { VersionConflict } from '#server/documents/document-errors.ts';

export function unknownPublication(): RequestError {
  return new RequestError(404, 'No such publication waits.', { reason: 'publication-unknown' });
}

/** Refused where nobody plans so far ahead. */
export function refuseTooFar(at: Date, now: Date): void {
  if (isTooFar(at, now))
    throw new RequestError(422, 'This moment is too far ahead.', { reason: 'publication-too-far' });
}

/** Somebody wrote or published in between, and nothing of this was done. */
export function throwChanged(error: unknown): never {
  if (!(error instanceof VersionConflict)) throw error;
  throw new RequestError(409, error.message, { ...error.details, reason: 'publication-changed' });
}

/** Refused with all that stands in the way; the reason is the one to be settled first. */
export function blockedBy(findings: readonly PublicationFinding[]): RequestError {
  const codes = new Set(findings.map(({ code }) => code));
  if (codes.has('deleted'))
    return new RequestError(409, 'Somebody deleted this.', { reason: 'publication-deleted', findings });
  if (codes.has('conflict'))
    return new RequestError(409, 'Somebody published in the same fields.', {
      reason: 'publication-conflict',
      findings,
    });
  return new RequestError(409, 'This cannot go live.', { reason: 'publication-blocked', findings });
}
