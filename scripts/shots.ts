import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { languages } from '../domain/languages.ts';
import { pageById, pageList, pathTo } from '../domain/pages.ts';
import { freePort } from '../tests/support/services/free-port.ts';
import { ensureBuild } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { projectDir } from './run.ts';
import { startSiteProcess } from './site-process.ts';

const FOLDER = path.join(projectDir, '.cache/shots');
const WIDTHS = [390, 768, 1440];
const THEMES = ['light', 'dark'] as const;

/** Images of every page, or of those named, in each width, theme and language: `npm run shots -- home agency`. */
const named = process.argv.slice(2);
await ensureBuild();
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vitrine-shots-'));
const site = await startSiteProcess(dataDir, await freePort());
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
await mkdir(FOLDER, { recursive: true });

const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
const slugOf = (pattern: string) =>
  new RegExp(`<loc>${site.url}${pattern.replace('{slug}', '([^<]+)')}</loc>`).exec(sitemap)?.[1];

const paths = pageList
  .filter(({ id }) => named.length === 0 || named.includes(id))
  .flatMap((page) =>
    languages.map((language) => ({
      name: `${page.id}-${language}`,
      path: pathTo(page.id, language, slugOf(pageById(page.aliasOf ?? page.id)[language])),
    })),
  );
if (named.length === 0 || named.includes('notFound')) {
  for (const language of languages)
    paths.push({ name: `notFound-${language}`, path: language === 'fr' ? '/xyz' : '/en/xyz' });
}

for (const width of WIDTHS) {
  for (const theme of THEMES) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const { name, path: address } of paths) {
      await page.goto(site.url + address, { waitUntil: 'load' });
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 800) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        window.scrollTo(0, 0);
        await document.fonts.ready;
      });
      await page.screenshot({ path: path.join(FOLDER, `${name}-${width}-${theme}.png`), fullPage: true });
    }
    await context.close();
  }
}
await browser.close();
await site.stop();
await rm(dataDir, { recursive: true, force: true });
console.log(`${paths.length * WIDTHS.length * THEMES.length} images in ${path.relative(projectDir, FOLDER)}`);
