import { glob, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_STEPS, pictureVariant } from '../domain/images/picture-variants.ts';
import { ensureChromium } from './chromium.ts';
import { projectDir } from './run.ts';

const SOURCES = path.join(projectDir, 'pictures');
const TARGET = path.join(projectDir, 'public/images');
const AVIF = { quality: 50, effort: 6 };
const WEBP = { quality: 72, effort: 6, smartSubsample: true };

/**
 * Draws the pictures of `pictures/` again, as AVIF and WebP in each width, into `public/images/`: all of
 * them, or those whose path contains the word given, as in `npm run pictures -- cave-vauban`.
 */
const [only = ''] = process.argv.slice(2);
for (const file of await sources('svg')) await drawSvg(file);
const pages = await sources('html');
if (pages.length > 0) await drawPages(pages);

async function sources(kind: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(`**/*.${kind}`, { cwd: SOURCES }));
  return files.filter((file) => file.includes(only)).sort();
}

async function drawSvg(file: string): Promise<void> {
  const drawing = await readFile(path.join(SOURCES, file));
  const { width = 0, height = 0 } = await sharp(drawing).metadata();
  await save(file, width, height, sharp(drawing, { density: 144 }));
}

/** A page is as large as its viewport tag says, and is photographed at twice that size. */
async function drawPages(files: string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const context = await browser.newContext({ deviceScaleFactor: 2, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const file of files) {
    const address = path.join(SOURCES, file);
    const size = /content="width=(\d+), height=(\d+)"/.exec(await readFile(address, 'utf8'));
    if (!size)
      throw new Error(`${file} does not say its size: <meta name="viewport" content="width=…, height=…">`);
    const [width, height] = [Number(size[1]), Number(size[2])];
    await page.setViewportSize({ width, height });
    await page.goto(pathToFileURL(address).href);
    await save(file, width, height, sharp(await page.screenshot({ omitBackground: true })));
  }
  await browser.close();
}

/** Writes a picture in every width and format, in place of those that an earlier drawing left. */
async function save(file: string, width: number, height: number, picture: Sharp): Promise<void> {
  const name = file.slice(0, -path.extname(file).length);
  await mkdir(path.join(TARGET, path.dirname(file)), { recursive: true });
  for await (const old of glob(`${name}.*x*`, { cwd: TARGET })) await rm(path.join(TARGET, old));
  for (const step of PICTURE_STEPS) {
    const resized = picture.clone().resize(Math.round(width / step));
    const target = (format: 'avif' | 'webp') =>
      TARGET + pictureVariant(`/${name}.${width}x${height}`, width, step, format);
    await resized.clone().webp(WEBP).toFile(target('webp'));
    // A picture by night stands beside the one by day: a single element, so a single format.
    if (!name.endsWith('-night')) await resized.clone().avif(AVIF).toFile(target('avif'));
  }
  console.log(`${file}: ${width} × ${height}`);
}
