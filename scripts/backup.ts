import path from 'node:path';
import { BackupError } from '../server/backup/backup-error.ts';
import { archiveEnd, backupsFolder } from '../server/backup/contents.ts';
import { makeBackup } from '../server/backup/make-backup.ts';
import { ConfigError, readConfig } from '../server/config.ts';
import { commandName } from './command-name.ts';

const USAGE = `${commandName('backup')} [<file>]   one archive of everything, while the site runs`;

/** For whoever holds the machine: one archive of everything, while the site runs. Reads the same environment. */
try {
  const [file, ...others] = process.argv.slice(2);
  if (file?.startsWith('-') || others.length > 0) throw new BackupError(USAGE);
  const config = readConfig(process.env);
  const moment = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const name = `vitrine-${moment}${archiveEnd(config.backup.key)}`;
  const archive = path.resolve(file ?? path.join(backupsFolder(config.dataDir), name));
  await makeBackup(config, archive);
  process.stdout.write(`${archive}\n`);
} catch (error) {
  const expected = error instanceof BackupError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
