import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { type Check, checks, type Finding, found } from '#domain/doctor/findings.ts';
import {
  judgeAddress,
  judgeBackup,
  judgeClock,
  judgeDisk,
  judgeMail,
  judgeProxy,
  judgeTls,
} from '#domain/doctor/judge.ts';
import type { Config } from '#server/config.ts';
import { probeDataFolder } from '#server/data-folder.ts';
import type { Database } from '#server/database/database.ts';
import { databaseTime } from '#server/database/database-clock.ts';
import { projectDir } from '#server/project-dir.ts';
import { withTimeLimit } from '#server/time-limit.ts';
import type { SiteCondition } from '#server/today/site-condition.ts';
import { askPublic } from './ask-public.ts';

/** Whatever does not answer: the others are told. */
const PATIENCE_MS = 6000;

interface Parts {
  config: Config;
  database: Database;
  site: SiteCondition;
  now: () => Date;
}

/** Looks at all that somebody should hear of before the wrong day: for the screen, and for `npm run doctor`. */
export function createDoctor({ config, database, site, now }: Parts) {
  const { siteUrl, trustedProxies, backup } = config;
  const isPublic = siteUrl.startsWith('https:');

  /** SQLite asks the clock of this machine. */
  async function secondsApart(): Promise<number> {
    if (database.engine === 'sqlite') return 0;
    const asked = sql<{ at: string }>`select ${databaseTime(database.engine)} as at`.execute(database.db);
    const [row] = (await asked).rows;
    return row ? (now().getTime() - Date.parse(row.at)) / 1000 : 0;
  }

  async function databaseAndFolder(): Promise<Finding[]> {
    const fails = (work: Promise<unknown>) =>
      work.then(
        () => '',
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
    const [silent, closed] = await Promise.all([
      fails(database.ping()),
      fails(probeDataFolder(config.dataDir)),
    ]);
    const faults = [
      ...(silent === '' ? [] : [found('database-silent', { reason: silent })]),
      ...(closed === '' ? [] : [found('folder-closed', { reason: closed, folder: config.dataDir })]),
    ];
    return faults.length > 0 ? faults : [found('database-good', { engine: database.engine })];
  }

  async function version(): Promise<Finding[]> {
    const manifest = JSON.parse(await readFile(path.join(projectDir, 'package.json'), 'utf8'));
    return [found('version', { version: manifest.version, node: process.versions.node })];
  }

  /** THE list of the checks. */
  const looks: Record<Check, () => Promise<Finding[]>> = {
    configuration: async () => [
      found(config.firstAdministrator ? 'first-password-set' : 'configuration-read'),
    ],
    address: async () => judgeAddress(siteUrl),
    proxy: async () => judgeProxy(siteUrl, trustedProxies),
    tls: async () => judgeTls(isPublic ? await askPublic(siteUrl, now) : undefined),
    database: databaseAndFolder,
    disk: async () => judgeDisk((await site.storage()).disk),
    clock: async () => judgeClock((await site.storage()).isClockDoubted, await secondsApart()),
    mail: async () => judgeMail(await site.mail()),
    backup: async () =>
      judgeBackup({
        ...(await site.storage()),
        hasSecondPlace: backup.copyTo !== undefined,
        isEncrypted: backup.key !== undefined,
      }),
    version,
  };

  return async (): Promise<Finding[]> => {
    const all = checks.map((check) =>
      withTimeLimit(looks[check](), PATIENCE_MS).catch((error: Error) => [
        found('check-failed', { check, reason: error.message }),
      ]),
    );
    return (await Promise.all(all)).flat();
  };
}
