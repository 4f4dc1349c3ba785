export type Refusal =
  | 'unreachable'
  | 'unknown-host'
  | 'silent'
  | 'login'
  | 'certificate'
  | 'recipient'
  | 'relay'
  | 'sender'
  | 'not-trusted'
  | 'mailbox-full'
  | 'later'
  | 'refused'
  | 'emailjs'
  | 'disk'
  | 'unknown';

/** The first that fits counts: what is told exactly stands before the number that many things share. */
const signs: readonly (readonly [sign: RegExp, refusal: Refusal])[] = [
  [/^EmailJS answered/, 'emailjs'],
  [/ENOSPC|EACCES|EROFS/, 'disk'],
  [/ENOTFOUND|EAI_AGAIN|^query/, 'unknown-host'],
  [/E(CONNREFUSED|HOSTUNREACH|NETUNREACH)|Connection timeout|Greeting never|fetch failed/, 'unreachable'],
  [/no answer in time|^Timeout|ETIMEDOUT|ECONNRESET|closed unexpectedly/, 'silent'],
  [/certificate|STARTTLS|SSL routines|wrong version number/i, 'certificate'],
  [/Invalid login|Missing credentials|\b53[045]\b/, 'login'],
  [/\brelay/i, 'relay'],
  [/\bsender\b|\b553\b|Mail command failed: 5/i, 'sender'],
  [/\b(spf|dkim|dmarc)\b|unauthenticated|\b5\.7\.(2\d|3\d)\b/i, 'not-trusted'],
  [/\b[45]\.2\.2\b|over quota|mailbox full/i, 'mailbox-full'],
  [/recipients were rejected: 5|\b5\.1\.[1-6]\b/, 'recipient'],
  [/\b4\d\d\b/, 'later'],
  [/\b5\d\d\b/, 'refused'],
];

/** What a failed attempt at a mail means, by what the other side said. */
export function refusalOf(error: string): Refusal {
  return signs.find(([sign]) => sign.test(error))?.[1] ?? 'unknown';
}
