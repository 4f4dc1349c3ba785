/** RFC 6238 as every app does it: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
export const CODE_DIGITS = 6;
export const SECRET_BYTES = 20;
/** 80 random bits each: too many to guess, also for whoever holds the hashes. */
export const RECOVERY_BYTES = 10;
export const RECOVERY_CODES = 10;
const CODE_MAX = 64;

/** The number of the time step. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The steps whose codes are taken: a clock may be a little off, and typing takes its time. */
export function stepsAround(now: Date): number[] {
  const present = stepAt(now);
  return [present - 1, present, present + 1];
}

/** What somebody typed, as it is compared: without the blanks and dashes that make it readable. */
export function tidyCode(typed: string): string {
  return typed.slice(0, CODE_MAX).replace(/[\s-]/g, '').toUpperCase();
}

export function isOneTimeCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** `ABCD-EFGH-…`: in groups that can be copied by hand. */
export function inGroups(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** What the QR code says to the app. */
export function enrolmentAddress(issuer: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
