import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import tls from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import type { FindingCode } from '#domain/doctor/findings.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { readConfig } from '#server/config.ts';
import { contact } from '#tests/support/data/leads.ts';
import { newDatabase, newFolder, onBothEngines } from '#tests/support/engines.ts';
import { runScript } from '#tests/support/site/process.ts';
import { openStores } from '#tests/support/site/stores.ts';

const now = () => new Date();

onBothEngines('the doctor', (engine) => {
  test('[TRUST-53] tells of a site at its beginning what is still to be done, and of each check something', async () => {
    const { examine } = await openStores(engine, { now });
    expect((await examine()).map(({ code }) => code)).toEqual([
      ...['configuration-read', 'address-local', 'proxy-none', 'tls-not-needed', 'database-good'],
      ...['disk-good', 'clock-good', 'mail-captured', 'backup-tonight', 'backup-one-place', 'version'],
    ]);
  });

  test('[TRUST-53] tells of a database that is away, and goes on with all that does not need it', async () => {
    const { examine, database, backgroundJobs } = await openStores(engine, { now });
    await backgroundJobs.stop();
    await database.close();
    const codes = (await examine()).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['database-silent', 'check-failed', 'version']));
  });
});

test('[TRUST-53] clocks that differ are told', async () => {
  const { examine } = await openStores('postgres', { now: () => new Date(Date.now() + 20_000) });
  expect(await examine()).toContainEqual({ code: 'clock-apart', facts: { seconds: expect.closeTo(20, -1) } });
});

/** A server that speaks TLS for this machine, so many days, with these headers. */
async function startTls(days: number, headers: Record<string, string>) {
  const folder = await newFolder();
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', `${days}`, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`],
    ],
    { stdio: 'ignore' },
  );
  const [key, cert] = await Promise.all([
    readFile(`${folder}/key.pem`, 'utf8'),
    readFile(`${folder}/cert.pem`, 'utf8'),
  ]);
  const server = https.createServer({ key, cert }, (_, response) => response.writeHead(200, headers).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, cert, stop };
}

test('[TRUST-53] the public address is asked as visitors ask it: certificate, its days, and what the proxy lets through', async () => {
  const usual = tls.getCACertificates();
  onTestFinished(() => tls.setDefaultCACertificates(usual));
  const tlsOf = async (url: string) => {
    const { examine } = await openStores('sqlite', { now, environment: { SITE_URL: url } });
    const all = await examine();
    return all.filter(({ code }) => code.startsWith('tls-'));
  };
  const hsts = { 'strict-transport-security': 'max-age=63072000' };
  const [good, ending] = [await startTls(30, hsts), await startTls(3, {})];
  expect(await tlsOf(good.url)).toEqual([
    { code: 'tls-refused', facts: { reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' } },
  ]);
  tls.setDefaultCACertificates([good.cert, ending.cert]);
  expect(await tlsOf(good.url)).toEqual([{ code: 'tls-good', facts: { days: 29 } }]);
  expect((await tlsOf(ending.url)).map(({ code }) => code)).toEqual(['tls-no-hsts', 'tls-ends-soon']);
  await good.stop();
  expect(await tlsOf(good.url)).toEqual([{ code: 'tls-unreached', facts: { reason: 'ECONNREFUSED' } }]);
});

test('[TRUST-53] the command tells the same in French, each with what to do, and ends with 1 where something is wrong', async () => {
  const dataDir = await newFolder();
  const environment = { DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:9', NODE_ENV: 'production' };
  const databaseUrl = path.join(dataDir, 'vitrine.sqlite');
  const stores = await openStores('sqlite', { databaseUrl, environment, now });
  await stores.leads.submitContact(contact);
  await makeBackup(readConfig(environment), path.join(dataDir, 'backups/one.tar.gz'));
  const fine = await runScript('scripts/doctor.ts', [], environment);
  expect(fine).toMatchObject({ code: 0, err: '' });
  expect(fine.out).toMatch(/^Bien {2}Réglages {2}Tous les réglages/);
  expect(fine.out).toMatch(
    /À regarder {2}Sauvegarde {2}Les sauvegardes sont sur le même disque.*\n {4}Nommez/,
  );
  expect(fine.out).toMatch(/\d points à regarder\.\n$/);

  await stores.database.db.updateTable('outbox').set({ state: 'failed' }).execute();
  const bad = await runScript('scripts/doctor.ts', [], environment);
  expect(bad.code).toBe(1);
  expect(bad.out).toMatch(/À corriger {2}E-mails {2}1 e-mail n’est pas parti.*\n {4}Lisez-en la raison/);

  const wrong = await runScript('scripts/doctor.ts', [], { ...environment, PORT: 'abc' });
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('PORT must be a whole number') });
  await rm(dataDir, { recursive: true });
  await writeFile(dataDir, '');
  const closed = await runScript('scripts/doctor.ts', [], environment);
  expect(closed).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^À corriger {2}DATA_DIR .* cannot be/),
  });
});

test('[TRUST-53] a folder that cannot be written is told', async () => {
  const { examine, dataDir } = await openStores('sqlite', {
    now,
    databaseUrl: await newDatabase('sqlite'),
  });
  await rm(dataDir, { recursive: true });
  const code: FindingCode = 'folder-closed';
  expect(await examine()).toContainEqual({ code, facts: { reason: 'ENOENT', folder: dataDir } });
});
