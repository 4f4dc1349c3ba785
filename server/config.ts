import path from 'node:path';
import { z } from 'zod';
import { PASSWORD_MIN } from '#domain/accounts/limits.ts';
import type { LogLevel } from './log.ts';

export interface Config {
  port: number;
  host: string;
  /** The public address, without a slash at its end. */
  siteUrl: string;
  dataDir: string;
  /** `postgres://…`, or undefined for the SQLite file in dataDir. */
  databaseUrl: string | undefined;
  firstAdministrator: { email: string; password: string } | undefined;
  logLevel: LogLevel;
}

/** A wrong value of an environment variable. The message is one sentence for whoever starts the site. */
export class ConfigError extends Error {}

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
  LOG_LEVEL: 'one of silent, error, warn, info, debug',
};

/** Values that must never be repeated on a terminal or in a log. */
const secret = new Set(['ADMIN_PASSWORD', 'DATABASE_URL']);
const holdsSecret = (name: string, value = '') =>
  secret.has(name) || (name === 'SITE_URL' && value.includes('@'));

/** Reads and checks every environment variable once. An empty variable counts as not set. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = <Name extends keyof typeof variables>(name: Name) => {
    const given = secret.has(name) ? environment[name] : environment[name]?.trim();
    const value = given || undefined;
    const parsed = variables[name].safeParse(value);
    if (parsed.success) return parsed.data as z.output<(typeof variables)[Name]>;
    const told = holdsSecret(name, value) ? 'the value given is not' : `not "${value}"`;
    throw new ConfigError(`${name} must be ${expectations[name]}: ${told}.`);
  };

  const port = read('PORT');
  const email = read('ADMIN_EMAIL');
  const password = read('ADMIN_PASSWORD');
  if ((email === undefined) !== (password === undefined)) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or neither of them.');
  }
  return {
    port,
    host: read('HOST'),
    siteUrl: (read('SITE_URL') ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: path.resolve(read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    firstAdministrator: email && password ? { email, password } : undefined,
    logLevel: read('LOG_LEVEL'),
  };
}
