import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeStaticSite } from './export/write-static.ts';
import { openServices } from './open-services.ts';

/**
 * The public site as files for any host: `SITE_URL=https://… npm run export:static`, behind `--` the
 * folder and, where forms shall work, `--server` with the address of a running site.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { server: { type: 'string' } },
});
const folder = path.resolve(positionals[0] ?? 'export/site');
const server = values.server === undefined ? undefined : new URL(values.server).origin;
const { services, close } = await openServices();
const { pages, files } = await writeStaticSite(services, { folder, server });
await close();
console.log(`${folder}: ${pages} pages, ${files} files, for ${services.siteUrl}`);
if (!server) console.log('Forms say that they cannot send. With --server the host passes them on.');
