import { expect, test } from 'vitest';
import type { Finding } from './findings.ts';
import {
  judgeAddress,
  judgeBackup,
  judgeClock,
  judgeDisk,
  judgeMail,
  judgeProxy,
  judgeTls,
} from './judge.ts';

const codes = (all: Finding[]) => all.map(({ code }) => code);
const site = 'https://www.example.com';

test.for([
  [site, 'address-public'],
  ['http://www.example.com', 'address-open'],
  ['http://localhost:3000', 'address-local'],
  ['http://127.0.0.1:3000', 'address-local'],
  ['http://127.0.0.1.example.com', 'address-open'],
] as const)('[TRUST-53] %s: %s', ([siteUrl, code]) => {
  expect(codes(judgeAddress(siteUrl))).toEqual([code]);
});

test.for([
  [site, 1, 'proxy-counted'],
  [site, 0, 'proxy-not-counted'],
  ['http://localhost:3000', 0, 'proxy-none'],
  ['http://localhost:3000', 1, 'proxy-believed'],
] as const)('[TRUST-53] %s with %i proxies of ours: %s', ([siteUrl, count, code]) => {
  expect(codes(judgeProxy(siteUrl, count))).toEqual([code]);
});

const answer = { reached: true, status: 200, hasHsts: true, certificateDays: 60 } as const;
const silence = { reached: false, isCertificate: false, reason: 'ECONNREFUSED' } as const;
test.for([
  [undefined, ['tls-not-needed']],
  [answer, ['tls-good']],
  [{ ...answer, certificateDays: 14 }, ['tls-good']],
  [{ ...answer, certificateDays: 13, hasHsts: false }, ['tls-no-hsts', 'tls-ends-soon']],
  [{ ...answer, status: 502 }, ['tls-status']],
  [silence, ['tls-unreached']],
  [{ ...silence, isCertificate: true }, ['tls-refused']],
] as const)('[TRUST-53] what the public address answers is judged (%#)', ([said, expected]) => {
  expect(codes(judgeTls(said))).toEqual(expected);
});

const mail = { isCaptured: false, failed: 0, stuck: 0, reason: '', left: 0 };
test('[TRUST-53] mail that does not leave is bad, whatever keeps it', () => {
  expect(codes(judgeMail(mail))).toEqual(['mail-good']);
  expect(codes(judgeMail({ ...mail, isCaptured: true }))).toEqual(['mail-captured']);
  expect(codes(judgeMail({ ...mail, failed: 1, stuck: 2, left: 3 }))).toEqual([
    ...['mail-failed', 'mail-stuck', 'mail-left'],
  ]);
});

test('[TRUST-53] disk and clock', () => {
  expect(codes(judgeDisk(undefined))).toEqual(['disk-unknown']);
  expect(codes(judgeDisk({ gigabytes: 0.4, isLow: true }))).toEqual(['disk-low']);
  expect(codes(judgeDisk({ gigabytes: 20, isLow: false }))).toEqual(['disk-good']);
  expect(codes(judgeClock(true, 0))).toEqual(['clock-jumped']);
  expect(codes(judgeClock(false, -5.4))).toEqual(['clock-good']);
  expect(codes(judgeClock(false, -6))).toEqual(['clock-apart']);
});

const backup = {
  lastBackup: '2026-11-19T02:00:00.000Z',
  isBackupOld: false,
  isNightly: true,
  backupFailure: '',
  hasSecondPlace: true,
  isEncrypted: true,
};
test.for([
  [{}, ['backup-good']],
  [{ hasSecondPlace: false }, ['backup-good', 'backup-one-place']],
  [{ isEncrypted: false }, ['backup-good', 'backup-open']],
  [{ isBackupOld: true, backupFailure: 'the disk is full' }, ['backup-failed', 'backup-old']],
  [{ lastBackup: undefined, isBackupOld: true }, ['backup-tonight']],
  [{ lastBackup: undefined, isNightly: false, hasSecondPlace: false }, ['backup-none']],
] as const)(
  '[TRUST-53] backups are judged by their age, their places and their key (%#)',
  ([facts, expected]) => {
    expect(codes(judgeBackup({ ...backup, ...facts }))).toEqual(expected);
  },
);
