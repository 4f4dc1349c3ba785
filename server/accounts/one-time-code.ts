import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, stepsAround } from '#domain/accounts/second-factor.ts';

/** The code of a time step (RFC 6238, RFC 4226). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** CODE_DIGITS;
  return String(number).padStart(CODE_DIGITS, '0');
}

/** The time step that this code belongs to, among those accepted now. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const matching = stepsAround(now).filter((step) => {
    const expected = Buffer.from(codeAt(secret, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return matching[0];
}
