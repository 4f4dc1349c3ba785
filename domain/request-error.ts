/**
 * A request that is understood and refused: nothing was changed, and whoever asked is told why.
 * Known by its shape and not by its class, because the server and the built application each have
 * their own copy of this file.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly details: Record<string, unknown>;

  constructor(status: number, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && error.name === 'RequestError' && 'status' in error;
}
