import { type Finding, found } from './findings.ts';

/** Monitoring is asked to worry under it too (docs/operations.md). */
const CERTIFICATE_DAYS = 14;
/** Between this machine and the database; what runs by either stays right within it. */
const APART_SECONDS = 5;

const isLocal = (siteUrl: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname);
const isEncrypted = (siteUrl: string) => siteUrl.startsWith('https:');

export function judgeAddress(siteUrl: string): Finding[] {
  if (isLocal(siteUrl)) return [found('address-local', { siteUrl })];
  return [found(isEncrypted(siteUrl) ? 'address-public' : 'address-open', { siteUrl })];
}

/** The site itself speaks no TLS: with https there is a proxy, and limits would count it as the one visitor. */
export function judgeProxy(siteUrl: string, trustedProxies: number): Finding[] {
  if (isEncrypted(siteUrl))
    return [found(trustedProxies > 0 ? 'proxy-counted' : 'proxy-not-counted', { trustedProxies })];
  return [found(trustedProxies > 0 ? 'proxy-believed' : 'proxy-none', { trustedProxies })];
}

/** What the public address answered to this machine. */
export type PublicAnswer =
  | { reached: false; isCertificate: boolean; reason: string }
  | { reached: true; status: number; hasHsts: boolean; certificateDays: number };

/** Undefined where there is nothing to ask: the site has no https yet. */
export function judgeTls(answer: PublicAnswer | undefined): Finding[] {
  if (!answer) return [found('tls-not-needed')];
  if (!answer.reached)
    return [found(answer.isCertificate ? 'tls-refused' : 'tls-unreached', { reason: answer.reason })];
  const { status, hasHsts, certificateDays: days } = answer;
  if (status >= 400) return [found('tls-status', { status })];
  const faults = [
    ...(hasHsts ? [] : [found('tls-no-hsts')]),
    ...(days < CERTIFICATE_DAYS ? [found('tls-ends-soon', { days })] : []),
  ];
  return faults.length > 0 ? faults : [found('tls-good', { days })];
}

interface Mail {
  isCaptured: boolean;
  failed: number;
  stuck: number;
  reason: string;
  left: number;
}

export function judgeMail({ isCaptured, failed, stuck, reason, left }: Mail): Finding[] {
  const faults = [
    ...(isCaptured ? [found('mail-captured')] : []),
    ...(failed > 0 ? [found('mail-failed', { count: failed })] : []),
    ...(stuck > 0 ? [found('mail-stuck', { count: stuck, reason })] : []),
    ...(left > 0 ? [found('mail-left', { count: left })] : []),
  ];
  return faults.length > 0 ? faults : [found('mail-good')];
}

interface Disk {
  gigabytes: number;
  isLow: boolean;
}

export function judgeDisk(disk: Disk | undefined): Finding[] {
  if (!disk) return [found('disk-unknown')];
  return [found(disk.isLow ? 'disk-low' : 'disk-good', { gigabytes: disk.gigabytes })];
}

export function judgeClock(isDoubted: boolean, secondsApart: number): Finding[] {
  if (isDoubted) return [found('clock-jumped')];
  const seconds = Math.round(Math.abs(secondsApart));
  return [seconds > APART_SECONDS ? found('clock-apart', { seconds }) : found('clock-good')];
}

interface Backup {
  lastBackup: string | undefined;
  isBackupOld: boolean;
  isNightly: boolean;
  backupFailure: string;
  hasSecondPlace: boolean;
  isEncrypted: boolean;
}

export function judgeBackup(backup: Backup): Finding[] {
  const { lastBackup: at, isNightly, backupFailure, hasSecondPlace } = backup;
  const last = () => {
    if (at === undefined) return found(isNightly ? 'backup-tonight' : 'backup-none');
    return found(backup.isBackupOld ? 'backup-old' : 'backup-good', { at });
  };
  return [
    ...(backupFailure === '' ? [] : [found('backup-failed', { reason: backupFailure })]),
    last(),
    ...(isNightly && !hasSecondPlace ? [found('backup-one-place')] : []),
    ...(hasSecondPlace && !backup.isEncrypted ? [found('backup-open')] : []),
  ];
}
