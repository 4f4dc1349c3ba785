/** Who tries to sign in: an address is one machine, or for IPv6 one /64 network. */
export interface Try {
  email: string;
  address: string;
}

export interface Failure extends Try {
  failedAt: Date;
}

export const FAILURE_WINDOW_MS = 15 * 60 * 1000;

/**
 * How many failures within the window stop further attempts, by what they have in common. Few for a guesser
 * in one place; many for all places together, so that a stranger cannot lock the owner out.
 */
const limits: readonly { same: readonly (keyof Try)[]; failures: number }[] = [
  { same: ['email', 'address'], failures: 5 },
  { same: ['email'], failures: 50 },
  { same: ['address'], failures: 100 },
];

/**
 * A guess of an account's one-time code: all places count as one, since whoever guesses knows the
 * password already and a million codes are few.
 */
export const codeGuess = (email: string): Try => ({ email, address: 'one-time code' });

/** What somebody is counted by: tries of the password, and of the code beside it. */
interface Counts {
  password: Try;
  code: Try;
}

/** A stranger is counted by the account that they try to open, and the place they try it from. */
export const strangersCounts = (tried: Try): Counts => ({ password: tried, code: codeGuess(tried.email) });

/**
 * Whoever shows what no stranger has, the sign of a device that signed in before or an open session, is counted
 * alone: what others fail at the same account never shuts them out.
 */
export function ownCounts(sign: string): Counts {
  const alone = (what: string): Try => ({ email: `${what} by ${sign}`, address: `${what} by ${sign}` });
  return { password: alone('password'), code: alone('code') };
}

/**
 * Who asks for a link to choose another password: an e-mail gets few, whoever asks, and so does a place, whatever
 * it asks for. Neither counts as a failed login from there.
 */
export const resetRequests = ({ email, address }: Try): Try[] => [
  { email: `password reset from ${address}`, address: `password reset from ${address}` },
  { email, address: 'password reset' },
];

/** 0 when the next try may be made now. */
export function secondsToWait(failures: readonly Failure[], next: Try, now: Date): number {
  const since = now.getTime() - FAILURE_WINDOW_MS;
  const recent = failures.map(({ failedAt, ...of }) => ({ ...of, time: failedAt.getTime() }));
  const waits = limits.map(({ same, failures: most }) => {
    const counted = recent.filter((one) => one.time > since && same.every((key) => one[key] === next[key]));
    const decisive = counted.map(({ time }) => time).sort((a, b) => b - a)[most - 1];
    return decisive === undefined ? 0 : Math.ceil((decisive + FAILURE_WINDOW_MS - now.getTime()) / 1000);
  });
  return Math.max(...waits);
}
