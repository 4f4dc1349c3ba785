import type { Guessable } from './accounts/guessable-password.ts';
import type { FieldProblem } from './content/field-problem.ts';
import type { PublicationFinding } from './publishing/publication-findings.ts';

/** Why a request was refused, for screens that tell it in words of their own (`app/admin/error-words.ts`). */
export type ErrorReason =
  | 'account-exists'
  | 'account-unknown'
  | 'answered-meanwhile'
  | 'appointment-changed'
  | 'appointment-over'
  | 'appointment-unknown'
  | 'bin-outdated'
  | 'crop-outside'
  | 'crop-too-small'
  | 'disk-reserve'
  | 'estimate-lines'
  | 'files-today'
  | 'image-elsewhere'
  | 'image-exists'
  | 'image-in-use'
  | 'image-missing'
  | 'image-too-large'
  | 'image-unknown'
  | 'image-unreadable'
  | 'last-owner'
  | 'mail-being-sent'
  | 'message-suspect'
  | 'message-unknown'
  | 'name-taken'
  | 'not-in-bin'
  | 'not-allowed'
  | 'nothing-chosen'
  | 'own-account'
  | 'own-role'
  | `password-${Guessable}`
  | 'placeholder-left'
  | 'preview-link-unknown'
  | 'preview-path-unknown'
  | 'publication-blocked'
  | 'publication-changed'
  | 'publication-conflict'
  | 'publication-deleted'
  | 'publication-past'
  | 'publication-skipped'
  | 'publication-too-far'
  | 'publication-unconfirmed'
  | 'publication-undone'
  | 'publication-unknown'
  | 'reminder-day'
  | 'reply-sent'
  | 'scheduled'
  | 'second-factor-active'
  | 'slot-past'
  | 'slot-skipped'
  | 'slot-taken'
  | 'slot-unreadable'
  | 'store-unreachable'
  | 'template-unknown'
  | 'text-empty'
  | 'text-long'
  | 'too-many-tests'
  | 'too-many-tries'
  | 'translation-changed'
  | 'translation-unknown';

interface ErrorDetails extends Record<string, unknown> {
  reason?: ErrorReason;
  /** The name of the field of a form that it is about. */
  field?: string;
  /** In how many seconds it can be tried again. */
  retryAfter?: number;
  /** Who has answered the same message meanwhile, and when. */
  answered?: { by: string; at: string };
  /** What is wrong with which field. */
  problems?: readonly FieldProblem[];
  /** What stands in the way of a publication. */
  findings?: readonly PublicationFinding[];
}

/**
 * A request that is understood and refused: nothing was changed, and whoever asked is told why.
 * Known by its shape and not by its class, because the server and the built application each have
 * their own copy of this file.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(status: number, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && error.name === 'RequestError' && 'status' in error;
}
