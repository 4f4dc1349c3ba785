import { fromBase32 } from '#domain/accounts/base32.ts';
import { stepAt } from '#domain/accounts/second-factor.ts';
import { codeAt } from '#server/accounts/one-time-code.ts';

/** What the app on the telephone shows at this moment, or so many steps of 30 seconds later. */
export function codeShown(secret: string, now: Date, later = 0): string {
  return codeAt(fromBase32(secret) ?? new Uint8Array(), stepAt(now) + later);
}
