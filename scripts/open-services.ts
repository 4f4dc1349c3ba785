import path from 'node:path';
import { readConfig } from '../server/config.ts';
import { prepareDataFolder } from '../server/data-folder.ts';
import { openDatabase } from '../server/database/database.ts';
import { createLog } from '../server/log.ts';
import { projectDir } from '../server/project-dir.ts';
import { createServices } from '../server/services.ts';

/** The services over the site's own data, for a command: nothing listens and no mail leaves. */
export async function openServices() {
  const config = readConfig(process.env);
  await prepareDataFolder(config.dataDir);
  const database = await openDatabase({
    url: config.databaseUrl ?? path.join(config.dataDir, 'vitrine.sqlite'),
  });
  const services = createServices({
    config,
    database,
    contentDir: path.join(projectDir, 'content'),
    log: createLog('error').log,
    now: () => new Date(),
  });
  return { config, services, close: () => database.close() };
}
