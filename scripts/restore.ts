import path from 'node:path';
import { BackupError } from '../server/backup/backup-error.ts';
import { restoreBackup } from '../server/backup/restore-backup.ts';
import { ConfigError, readConfig } from '../server/config.ts';
import { commandName } from './command-name.ts';

const USAGE = `${commandName('restore')} <archive> [--force]   brings back a backup; stop the site first`;

/** For whoever holds the machine. Reads the same environment as the site. */
try {
  const words = process.argv.slice(2);
  const [archive, ...others] = words.filter((word) => word !== '--force');
  if (!archive || others.length > 0) throw new BackupError(USAGE);
  const config = readConfig(process.env);
  await restoreBackup({ config, archive: path.resolve(archive), force: words.includes('--force') });
  process.stdout.write('Restored. Start the site.\n');
} catch (error) {
  const expected = error instanceof BackupError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
