import type { Refusal } from './fair-line.ts';

/** As long as the longest line takes to get shorter. */
const RETRY_AFTER_SECONDS = 5;

/**
 * The line in front of some work is full. 429 where the visitor filled it alone, else 503. Known by its shape and not
 * by its class, because the server and the built application each have their own copy of this file.
 */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
  readonly status: 429 | 503;
  readonly retryAfter = RETRY_AFTER_SECONDS;

  constructor(refusal: Refusal) {
    super('Too many ask for this at once.');
    this.status = refusal === 'visitor' ? 429 : 503;
  }
}

export function isTooBusy(error: unknown): error is TooBusy {
  return error instanceof Error && error.name === 'TooBusy';
}
