import path from 'node:path';
import { writeExportFile } from './export/write-file.ts';
import { openServices } from './open-services.ts';

/** The published site in one HTML file: `npm run export:file`, or with the name of the file behind `--`. */
const [name = 'export/vitrine.html'] = process.argv.slice(2);
const target = path.resolve(name);
const { services, close } = await openServices();
const { bytes } = await writeExportFile(services, target);
await close();
console.log(`${target}: ${(bytes / 1024 / 1024).toFixed(1)} MB`);
