/** What is looked at, in the order in which it is told. */
export const checks = [
  'configuration',
  'address',
  'proxy',
  'tls',
  'database',
  'disk',
  'clock',
  'mail',
  'backup',
  'version',
] as const;
export type Check = (typeof checks)[number];

/** Bad: something is lost or open sooner or later. Doubtful: fine for some, and worth a look. */
export type State = 'good' | 'doubtful' | 'bad';

/** THE table of what can be found, with the check that finds it. The screen has a sentence and a remedy for each. */
const findings = {
  'configuration-read': { check: 'configuration', state: 'good' },
  'first-password-set': { check: 'configuration', state: 'doubtful' },

  'address-public': { check: 'address', state: 'good' },
  'address-local': { check: 'address', state: 'doubtful' },
  'address-open': { check: 'address', state: 'bad' },

  'proxy-counted': { check: 'proxy', state: 'good' },
  'proxy-none': { check: 'proxy', state: 'good' },
  'proxy-not-counted': { check: 'proxy', state: 'bad' },
  'proxy-believed': { check: 'proxy', state: 'doubtful' },

  'tls-good': { check: 'tls', state: 'good' },
  'tls-not-needed': { check: 'tls', state: 'good' },
  'tls-unreached': { check: 'tls', state: 'doubtful' },
  'tls-refused': { check: 'tls', state: 'bad' },
  'tls-status': { check: 'tls', state: 'bad' },
  'tls-no-hsts': { check: 'tls', state: 'bad' },
  'tls-ends-soon': { check: 'tls', state: 'bad' },

  'database-good': { check: 'database', state: 'good' },
  'database-silent': { check: 'database', state: 'bad' },
  'folder-closed': { check: 'database', state: 'bad' },

  'disk-good': { check: 'disk', state: 'good' },
  'disk-low': { check: 'disk', state: 'bad' },
  'disk-unknown': { check: 'disk', state: 'doubtful' },

  'clock-good': { check: 'clock', state: 'good' },
  'clock-jumped': { check: 'clock', state: 'bad' },
  'clock-apart': { check: 'clock', state: 'bad' },

  'mail-good': { check: 'mail', state: 'good' },
  'mail-captured': { check: 'mail', state: 'bad' },
  'mail-failed': { check: 'mail', state: 'bad' },
  'mail-stuck': { check: 'mail', state: 'bad' },
  'mail-left': { check: 'mail', state: 'doubtful' },

  'backup-good': { check: 'backup', state: 'good' },
  'backup-failed': { check: 'backup', state: 'bad' },
  'backup-old': { check: 'backup', state: 'bad' },
  'backup-none': { check: 'backup', state: 'bad' },
  'backup-tonight': { check: 'backup', state: 'doubtful' },
  'backup-one-place': { check: 'backup', state: 'doubtful' },
  'backup-open': { check: 'backup', state: 'doubtful' },

  version: { check: 'version', state: 'good' },
  /** Whatever a check could not look at. */
  'check-failed': { check: 'version', state: 'bad' },
} as const satisfies Record<string, { check: Check; state: State }>;
export type FindingCode = keyof typeof findings;

/** One thing that was found, with what its sentence names. */
export interface Finding {
  code: FindingCode;
  facts: Readonly<Record<string, string | number>>;
}

export const found = (code: FindingCode, facts: Finding['facts'] = {}): Finding => ({ code, facts });

/** Which check a finding belongs to. */
export function checkOf({ code, facts }: Finding): Check {
  const failed = checks.find((check) => check === facts.check);
  return code === 'check-failed' && failed ? failed : findings[code].check;
}

export const stateOf = ({ code }: Finding): State => findings[code].state;

export const isBad = (finding: Finding) => stateOf(finding) === 'bad';
