import path from 'node:path';
import { readConfig } from '../server/config.ts';
import { checkAllContent } from '../server/content/check-all.ts';
import { openDatabase } from '../server/database/database.ts';
import { createLog } from '../server/log.ts';
import { createServices } from '../server/services.ts';
import { projectDir } from './run.ts';

/** What somebody should mend in the published words: `npm run check:content`, on the site's own data. */
const config = readConfig(process.env);
const database = await openDatabase({
  url: config.databaseUrl ?? path.join(config.dataDir, 'vitrine.sqlite'),
});
const contentDir = path.join(projectDir, 'content');
const services = createServices({
  config,
  database,
  contentDir,
  log: createLog('error'),
  now: () => new Date(),
});
const findings = await checkAllContent(services);
for (const { place, language, path: field, says } of findings)
  console.log(`${language}  ${place}  ${field}  ${says}`);
const faults = findings.filter(({ advice }) => !advice).length;
console.log(`${faults} à corriger, ${findings.length - faults} conseils de typographie`);
await database.close();
process.exitCode = faults > 0 ? 1 : 0;
