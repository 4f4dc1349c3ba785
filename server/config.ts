import { Resolver } from 'node:dns';
import path from 'node:path';
import { z } from 'zod';
import { PASSWORD_MIN } from '#domain/accounts/limits.ts';
import type { Retention } from '#domain/backups/retention.ts';
import type { LogLevel } from './log.ts';

export interface Config {
  port: number;
  host: string;
  /** The public address, without a slash at its end. */
  siteUrl: string;
  dataDir: string;
  /** `postgres://…`, or undefined for the SQLite file in dataDir. */
  databaseUrl: string | undefined;
  /** Whether every administrator must have a second factor. */
  secondFactor: 'optional' | 'required';
  firstAdministrator: { email: string; password: string } | undefined;
  /** How many proxies in front of us are ours: that many entries of X-Forwarded-For can be believed. */
  trustedProxies: number;
  mail: MailConfig;
  /** Who knows it may read `/metrics`; undefined: there is no such address. */
  metricsToken: string | undefined;
  /** Where uploads and images are kept; undefined: in dataDir. */
  bucket: BucketConfig | undefined;
  backup: BackupPlan;
  /** Undefined: search engines are not told of changes. */
  indexNow: IndexNowConfig | undefined;
  logLevel: LogLevel;
}

export interface MailConfig {
  /** Where leads go, and who they come from; undefined: the agency's address in the content. */
  contactEmail: string | undefined;
  from: string | undefined;
  transport: SmtpConfig | EmailJsConfig | { kind: 'capture' };
  /** Who is asked about the sender's domain; undefined: the resolvers of the system. */
  dnsServers: readonly string[] | undefined;
}

/** A bucket of an S3-compatible store. */
export interface BucketConfig {
  /** Without a slash at its end; the bucket is named in the path. */
  endpoint: string;
  name: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** The backups that the site makes by itself, one each night. */
interface BackupPlan {
  /** Of so many last days one is kept, and of so many last weeks; no days: none is made. */
  keep: Retention;
  /** 64 hexadecimal digits; undefined: backups are not encrypted. */
  key: string | undefined;
  /** Where each goes a second time. */
  copyTo: { kind: 'folder'; path: string } | { kind: 'bucket' } | undefined;
}

export interface IndexNowConfig {
  key: string;
  url: string;
}

export interface SmtpConfig {
  kind: 'smtp';
  url: string;
  /** Nothing is said to a server that does not encrypt. */
  requireTls: boolean;
  dkim: { domainName: string; keySelector: string; privateKey: string } | undefined;
}

export interface EmailJsConfig {
  kind: 'emailjs';
  url: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  privateKey: string | undefined;
}

/** A wrong value of an environment variable. The message is one sentence for whoever starts the site. */
export class ConfigError extends Error {}

const METRICS_TOKEN_MIN = 16;

const variables = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/[^/?#\s@\\]+\/?$/)
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(PASSWORD_MIN).optional(),
  SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  CONTACT_EMAIL: z.email().optional(),
  MAIL_FROM: z.email().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_TLS: z.enum(['required', 'optional']).default('required'),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_PRIVATE_KEY: z.string().startsWith('-----BEGIN').optional(),
  EMAILJS_SERVICE_ID: z.string().optional(),
  EMAILJS_TEMPLATE_ID: z.string().optional(),
  EMAILJS_PUBLIC_KEY: z.string().optional(),
  EMAILJS_PRIVATE_KEY: z.string().optional(),
  EMAILJS_URL: z.url({ protocol: /^https?$/ }).default('https://api.emailjs.com'),
  DNS_SERVERS: z.string().refine(isDnsList).optional(),
  METRICS_TOKEN: z.string().min(METRICS_TOKEN_MIN).optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/[^?#\s@\\]+$/)
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  S3_ACCESS_KEY: z.string().regex(/^\S+$/).optional(),
  S3_SECRET_KEY: z.string().regex(/^\S+$/).optional(),
  BACKUP_DAYS: z.coerce.number().int().min(0).max(366).default(7),
  BACKUP_WEEKS: z.coerce.number().int().min(0).max(520).default(4),
  BACKUP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .optional(),
  BACKUP_COPY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
};

const expectations: Record<keyof typeof variables, string> = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  SITE_URL: 'the public address of the site without user name and password, such as https://www.example.com',
  DATA_DIR: 'the path of a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/name',
  ADMIN_EMAIL: 'an e-mail address',
  ADMIN_PASSWORD: `at least ${PASSWORD_MIN} characters long`,
  SECOND_FACTOR: 'optional or required',
  TRUST_PROXY: 'the number of proxies in front that are ours, from 0 to 10',
  CONTACT_EMAIL: 'an e-mail address',
  MAIL_FROM: 'an e-mail address',
  SMTP_URL: 'an address such as smtp://user:password@host:587 or smtps://user:password@host',
  SMTP_TLS: 'required or optional',
  DKIM_DOMAIN: 'the domain that signs, such as example.com',
  DKIM_SELECTOR: 'the selector under which the public key stands in the DNS',
  DKIM_PRIVATE_KEY: 'a private key in PEM format, beginning with -----BEGIN',
  EMAILJS_SERVICE_ID: 'the service id of your EmailJS account',
  EMAILJS_TEMPLATE_ID: 'the template id of your EmailJS account',
  EMAILJS_PUBLIC_KEY: 'the public key of your EmailJS account',
  EMAILJS_PRIVATE_KEY: 'the private key of your EmailJS account',
  EMAILJS_URL: 'the address of the EmailJS API, such as https://api.emailjs.com',
  DNS_SERVERS: 'addresses of DNS resolvers with commas between them, such as 192.0.2.53, [2001:db8::53]:5353',
  METRICS_TOKEN: `at least ${METRICS_TOKEN_MIN} characters long`,
  INDEXNOW_KEY: 'a key of 8 to 128 letters, digits and dashes that you make up',
  INDEXNOW_URL: 'the address that takes IndexNow notices, such as https://api.indexnow.org/indexnow',
  S3_ENDPOINT:
    'the address of the store without user name, password and bucket, such as https://s3.example.com',
  S3_BUCKET: 'the name of a bucket: 3 to 63 small letters, digits, dots and dashes',
  S3_REGION: 'the region of the bucket, such as eu-west-3, or auto where the store has none',
  S3_ACCESS_KEY: 'the access key of the store, without spaces',
  S3_SECRET_KEY: 'the key that goes with S3_ACCESS_KEY, without spaces',
  BACKUP_DAYS: 'how many of the nightly backups are kept, from 0 (none is made) to 366',
  BACKUP_WEEKS: 'of how many weeks the last nightly backup is kept, from 0 to 520',
  BACKUP_KEY: '64 hexadecimal digits, made by openssl rand -hex 32',
  BACKUP_COPY: 'the path of a folder on another disk, or bucket for that of S3_BUCKET',
  LOG_LEVEL: 'one of silent, error, warn, info, debug',
};

/** Every variable with its default and what it must be, for `.env.example`. */
export const configVariables = Object.entries(variables).map(([name, schema]) => ({
  name,
  fallback: schema.safeParse(undefined).data,
  expectation: expectations[name as keyof typeof variables],
}));

/** Values that must never be repeated on a terminal or in a log. */
const secret = new Set([
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'SMTP_URL',
  'DKIM_PRIVATE_KEY',
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_PRIVATE_KEY',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'BACKUP_KEY',
]);
const holdsSecret = (name: string, value = '') =>
  secret.has(name) || (['SITE_URL', 'S3_ENDPOINT'].includes(name) && value.includes('@'));

/** Reads and checks every environment variable once. An empty variable counts as not set. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read: Read = <Name extends keyof typeof variables>(name: Name) => {
    const given = secret.has(name) ? environment[name] : environment[name]?.trim();
    const value = given || undefined;
    const parsed = variables[name].safeParse(value);
    if (parsed.success) return parsed.data as z.output<(typeof variables)[Name]>;
    const told = holdsSecret(name, value) ? 'the value given is not' : `not "${value}"`;
    throw new ConfigError(`${name} must be ${expectations[name]}: ${told}.`);
  };

  const port = read('PORT');
  const administrator = together(read, 'ADMIN_EMAIL', 'ADMIN_PASSWORD');
  return {
    port,
    host: read('HOST'),
    siteUrl: (read('SITE_URL') ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: path.resolve(read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    firstAdministrator: administrator && {
      email: administrator.ADMIN_EMAIL,
      password: administrator.ADMIN_PASSWORD,
    },
    secondFactor: read('SECOND_FACTOR'),
    trustedProxies: read('TRUST_PROXY'),
    mail: {
      contactEmail: read('CONTACT_EMAIL'),
      from: read('MAIL_FROM'),
      transport: readTransport(read),
      dnsServers: dnsList(read('DNS_SERVERS')),
    },
    metricsToken: read('METRICS_TOKEN'),
    bucket: readBucket(read),
    backup: readBackup(read),
    indexNow: readIndexNow(read),
    logLevel: read('LOG_LEVEL'),
  };
}

type Read = <Name extends keyof typeof variables>(name: Name) => z.output<(typeof variables)[Name]>;

function readBucket(read: Read): BucketConfig | undefined {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  const set = together(read, ...names);
  return (
    set && {
      endpoint: set.S3_ENDPOINT.replace(/\/+$/, ''),
      name: set.S3_BUCKET,
      region: set.S3_REGION,
      accessKey: set.S3_ACCESS_KEY,
      secretKey: set.S3_SECRET_KEY,
    }
  );
}

function readBackup(read: Read): BackupPlan {
  return {
    keep: { days: read('BACKUP_DAYS'), weeks: read('BACKUP_WEEKS') },
    key: read('BACKUP_KEY'),
    copyTo: readBackupCopy(read),
  };
}

function readBackupCopy(read: Read): BackupPlan['copyTo'] {
  const place = read('BACKUP_COPY');
  if (place === undefined) return undefined;
  if (place !== 'bucket') return { kind: 'folder', path: path.resolve(place) };
  if (read('S3_BUCKET') === undefined)
    throw new ConfigError('BACKUP_COPY cannot be bucket without S3_BUCKET: set it, or name a folder.');
  return { kind: 'bucket' };
}

function readIndexNow(read: Read): IndexNowConfig | undefined {
  const [key, url] = [read('INDEXNOW_KEY'), read('INDEXNOW_URL')];
  return key === undefined ? undefined : { key, url };
}

function readTransport(read: Read): MailConfig['transport'] {
  const url = read('SMTP_URL');
  const tls = read('SMTP_TLS');
  const dkim = together(read, 'DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY');
  const emailJs = together(read, 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY');
  const apiUrl = read('EMAILJS_URL');
  const privateKey = read('EMAILJS_PRIVATE_KEY');
  if (url && emailJs)
    throw new ConfigError('SMTP_URL and EMAILJS_SERVICE_ID cannot be set both: choose one.');
  if (url) {
    const { DKIM_DOMAIN = '', DKIM_SELECTOR = '', DKIM_PRIVATE_KEY = '' } = dkim ?? {};
    const signing = { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY };
    const requireTls = tls === 'required' && !isThisMachine(new URL(url).hostname);
    return { kind: 'smtp', url, requireTls, dkim: dkim && signing };
  }
  if (!emailJs) return { kind: 'capture' };
  return {
    kind: 'emailjs',
    url: apiUrl,
    serviceId: emailJs.EMAILJS_SERVICE_ID,
    templateId: emailJs.EMAILJS_TEMPLATE_ID,
    publicKey: emailJs.EMAILJS_PUBLIC_KEY,
    privateKey,
  };
}

/** What is said to a server on the same machine passes no cable. */
function isThisMachine(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host);
}

function dnsList(text: string | undefined): string[] | undefined {
  return text?.split(',').map((server) => server.trim());
}

function isDnsList(text: string): boolean {
  try {
    new Resolver().setServers(dnsList(text) ?? []);
    return true;
  } catch {
    return false;
  }
}

/** Values that make sense together only: all of them, or undefined when none is set. */
function together<Name extends keyof typeof variables>(
  read: Read,
  ...names: Name[]
): Record<Name, string> | undefined {
  const set = names.flatMap((name) => {
    const value = read(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  if (set.length === 0) return undefined;
  if (set.length === names.length) return Object.fromEntries(set) as Record<Name, string>;
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  throw new ConfigError(
    `${all} must be set together, or ${names.length === 2 ? 'neither' : 'none'} of them.`,
  );
}
