import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fontRules, makeFonts } from './fonts/make-fonts.ts';
import { projectDir } from './run.ts';

/** Makes the fonts of the site again from those of `pictures/fonts/`: the files of `public/fonts/` and their rules. */
const target = path.join(projectDir, 'public/fonts');
const files = await makeFonts();
await rm(target, { recursive: true, force: true });
await mkdir(target);
for (const { name, bytes } of files) {
  await writeFile(path.join(target, name), bytes);
  console.log(`${name}: ${(bytes.byteLength / 1000).toFixed(1)} kB`);
}
await writeFile(path.join(projectDir, 'app/styles/fonts.css'), fontRules(files));
