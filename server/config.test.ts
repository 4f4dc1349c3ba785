import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/engines.ts';
import { ConfigError, readConfig } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';

test('an empty environment gives a configuration that works on a fresh machine', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    firstAdministrator: undefined,
    trustedProxies: 0,
    mail: {
      contactEmail: undefined,
      from: undefined,
      transport: { kind: 'capture' },
      dnsServers: undefined,
    },
    metricsToken: undefined,
    secondFactor: 'optional',
    bucket: undefined,
    backup: { keep: { days: 7, weeks: 4 }, key: undefined, copyTo: undefined },
    indexNow: undefined,
    logLevel: 'info',
  });
});

test('the samples of the operations guide are taken as systemd reads them', async () => {
  const guide = await readFile('docs/operations.md', 'utf8');
  const samples = [...guide.matchAll(/```sh\n((?:[A-Z][A-Z0-9_]*=.*\n)+)```/g)].map(
    ([, lines = '']) => lines,
  );
  expect(samples).toHaveLength(2);
  for (const sample of samples) {
    const lines = sample.trim().split('\n');
    const environment: Record<string, string> = Object.fromEntries(
      lines.map((line) => line.split(/=(.*)/s).slice(0, 2)),
    );
    expect(Object.values(environment).filter((value) => !value || /\s#/.test(value))).toEqual([]);
    expect(() => readConfig(environment)).not.toThrow();
  }
});

test('the site address follows the port, and loses a slash at its end', () => {
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(readConfig({ SITE_URL: 'https://www.example.com/' }).siteUrl).toBe('https://www.example.com');
});

test('another resolver is asked where it is configured', () => {
  expect(readConfig({ DNS_SERVERS: '192.0.2.53, [2001:db8::53]:5353' }).mail.dnsServers).toEqual([
    '192.0.2.53',
    '[2001:db8::53]:5353',
  ]);
});

test.each([
  ['smtp://u:p@mail.example:587', undefined, true],
  ['smtp://u:p@mail.example:587', 'optional', false],
  ['smtp://localhost:25', undefined, false],
  ['smtp://127.0.0.1:25', undefined, false],
  ['smtp://[::1]:25', undefined, false],
  ['smtp://127.0.0.1.example:25', undefined, true],
])('[TRUST-15] %s with SMTP_TLS %s must encrypt: %s', (SMTP_URL, SMTP_TLS, requireTls) => {
  expect(readConfig({ SMTP_URL, SMTP_TLS }).mail.transport).toMatchObject({ requireTls });
});

test('mail goes by SMTP or EmailJS where they are configured', () => {
  const emailJs = { EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't', EMAILJS_PUBLIC_KEY: 'p' };
  expect(readConfig({ SMTP_URL: 'smtp://h:25' }).mail.transport).toEqual({
    kind: 'smtp',
    url: 'smtp://h:25',
    requireTls: true,
    dkim: undefined,
  });
  expect(readConfig(emailJs).mail.transport).toEqual({
    kind: 'emailjs',
    url: 'https://api.emailjs.com',
    serviceId: 's',
    templateId: 't',
    publicKey: 'p',
    privateKey: undefined,
  });
});

const s3 = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_BUCKET: 'vitrine',
  S3_REGION: 'eu-west-3',
  S3_ACCESS_KEY: 'known',
  S3_SECRET_KEY: 'secret',
};

test('files go into a bucket where one is named', () => {
  expect(readConfig(s3).bucket).toEqual({
    endpoint: 'https://s3.example.com',
    name: 'vitrine',
    region: 'eu-west-3',
    accessKey: 'known',
    secretKey: 'secret',
  });
});

test('[TRUST-52] a second place for backups is a folder, or the bucket', () => {
  const copyTo = (environment: Record<string, string>) => readConfig(environment).backup.copyTo;
  expect(copyTo({ BACKUP_COPY: '/mnt/nas' })).toEqual({ kind: 'folder', path: '/mnt/nas' });
  expect(copyTo({ ...s3, BACKUP_COPY: 'bucket' })).toEqual({ kind: 'bucket' });
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535: not "abc".'],
  [{ PORT: '70000' }, 'PORT must be'],
  [{ PORT: '3.5' }, 'PORT must be'],
  [{ SITE_URL: 'example.com' }, 'SITE_URL must be the public address of the site'],
  [{ SITE_URL: 'ftp://example.com' }, 'SITE_URL must be'],
  [{ SITE_URL: 'https://example.com/site' }, 'SITE_URL must be'],
  [
    { SITE_URL: 'https://marie:secret@example.com' },
    'SITE_URL must be the public address of the site without user name and password, such as https://www.example.com: the value given is not.',
  ],
  [{ SITE_URL: 'https://secret@example.com/' }, 'SITE_URL must be'],
  [{ SITE_URL: 'marie:secret@example.com' }, 'SITE_URL must be'],
  [{ SITE_URL: 'https://example.com\\@evil.example' }, 'SITE_URL must be'],
  [{ DATABASE_URL: 'mysql://u:secret@h/db' }, 'DATABASE_URL must be'],
  [{ ADMIN_EMAIL: 'abc', ADMIN_PASSWORD: 'long enough password' }, 'ADMIN_EMAIL must be an e-mail address'],
  [{ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'secret' }, 'ADMIN_PASSWORD must be at least 12'],
  [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_EMAIL and ADMIN_PASSWORD must be set together'],
  [{ BACKUP_DAYS: '-1' }, 'BACKUP_DAYS must be how many of the nightly backups are kept'],
  [
    { BACKUP_KEY: 'secret' },
    'BACKUP_KEY must be 64 hexadecimal digits, made by openssl rand -hex 32: the value given is not.',
  ],
  [{ BACKUP_COPY: 'bucket' }, 'BACKUP_COPY cannot be bucket without S3_BUCKET'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be the number of proxies'],
  [{ CONTACT_EMAIL: 'abc' }, 'CONTACT_EMAIL must be an e-mail address'],
  [{ MAIL_FROM: 'Atelier <a@b.example>' }, 'MAIL_FROM must be an e-mail address'],
  [{ SMTP_URL: 'http://u:secret@h' }, 'SMTP_URL must be an address such as smtp://'],
  [
    { SMTP_URL: 'smtp://h', DKIM_DOMAIN: 'b.example' },
    'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY must',
  ],
  [{ DKIM_PRIVATE_KEY: 'secret' }, 'DKIM_PRIVATE_KEY must be a private key in PEM format'],
  [
    { EMAILJS_SERVICE_ID: 's' },
    'EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID and EMAILJS_PUBLIC_KEY must be set together',
  ],
  [{ EMAILJS_URL: 'abc' }, 'EMAILJS_URL must be the address of the EmailJS API'],
  [
    {
      SMTP_URL: 'smtp://h',
      EMAILJS_SERVICE_ID: 's',
      EMAILJS_TEMPLATE_ID: 't',
      EMAILJS_PUBLIC_KEY: 'secret',
    },
    'cannot be set both',
  ],
  [{ DNS_SERVERS: 'dns.example.com' }, 'DNS_SERVERS must be addresses of DNS resolvers'],
  [{ DNS_SERVERS: '999.1.1.1' }, 'DNS_SERVERS must be addresses of DNS resolvers'],
  [{ DNS_SERVERS: '192.0.2.53,,' }, 'DNS_SERVERS must be addresses of DNS resolvers'],
  [{ METRICS_TOKEN: 'secret' }, 'METRICS_TOKEN must be at least 16 characters long'],
  [
    { ...s3, S3_BUCKET: '' },
    'S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY must be set together, or none of them.',
  ],
  [{ ...s3, S3_BUCKET: 'My Bucket' }, 'S3_BUCKET must be the name of a bucket: 3 to 63 small letters'],
  [{ ...s3, S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT must be the address of the store'],
  [{ ...s3, S3_ENDPOINT: 'https://marie:secret@s3.example.com' }, 'S3_ENDPOINT must be'],
  [{ ...s3, S3_ENDPOINT: 'https://s3.example.com/?a=b' }, 'S3_ENDPOINT must be'],
  [{ ...s3, S3_REGION: 'EU/1' }, 'S3_REGION must be the region of the bucket'],
  [{ ...s3, S3_ACCESS_KEY: 'a secret' }, 'S3_ACCESS_KEY must be the access key of the store'],
  [{ ...s3, S3_SECRET_KEY: 'a secret' }, 'S3_SECRET_KEY must be the key that goes with S3_ACCESS_KEY'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
])('%j stops the start with one clear sentence', (environment, sentence) => {
  const read = () => readConfig(environment);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(/secret/);
});

test('a data folder that cannot be written is said in one sentence', async () => {
  const folder = await newFolder();
  await prepareDataFolder(path.join(folder, 'new/one'));
  await writeFile(path.join(folder, 'file'), '');
  await expect(prepareDataFolder(path.join(folder, 'file'))).rejects.toThrow('there is a file of that name.');
  await expect(prepareDataFolder(path.join(folder, 'file/below'))).rejects.toThrow(
    'a part of the path is a file.',
  );
});
