/**
 * The token that a rendered form carries in its hidden field `form`: a random key, the moment it was
 * made, and our signature over both. The key makes a repeated submit recognisable, the moment
 * tells how long somebody took. The signature is made and checked on the server.
 */
export interface FormToken {
  key: string;
  madeAt: number;
}

export function signedPart({ key, madeAt }: FormToken): string {
  return `${key}.${madeAt.toString(36)}`;
}

/** The parts of a token, undefined when it cannot be one of ours. */
export function readFormToken(token: string): (FormToken & { signature: string }) | undefined {
  const [, key, time, signature] = /^([\w-]{16,40})\.([0-9a-z]{6,11})\.([\w-]{43})$/.exec(token) ?? [];
  if (!key || !time || !signature) return undefined;
  return { key, madeAt: Number.parseInt(time, 36), signature };
}

const UNMARKED_MS = 10 * 60 * 1000;

/**
 * The keys of forms without a token, for the present ten minutes and the ten before: the same answers
 * under either are the same message.
 */
export function tokenlessKeys(now: Date): [present: string, before: string] {
  const slot = Math.floor(now.getTime() / UNMARKED_MS);
  return [`unmarked.${slot}`, `unmarked.${slot - 1}`];
}
