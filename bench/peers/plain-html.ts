import { access, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.ts';
import { projectDir } from '../../scripts/run.ts';
import { pages } from './peer-pages.ts';

const compress = promisify(brotliCompress);

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The peers' pages as files: what a site of ours sends, without any script, and the files they show. */
export async function writePlainPages(siteUrl: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(projectDir, 'build/client'), folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    for (const page of pages) await writePage(await openWithoutScripts(siteUrl + page), folder, page);
  } finally {
    await browser.close();
  }

  async function openWithoutScripts(url: string): Promise<string> {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(() => {
      for (const node of document.querySelectorAll('script, link[rel=modulepreload]')) node.remove();
    });
    const html = await page.content();
    await context.close();
    return html;
  }
}

async function writePage(html: string, folder: string, page: string): Promise<void> {
  const file = path.join(folder, page, 'index.html');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
  await writeFile(`${file}.br`, await compress(html));
}

/** The plainest server: each file as it is, with brotli where there is such a copy. */
export async function servePlainPages(folder: string, port: number): Promise<() => Promise<void>> {
  const files = new Map<string, Promise<{ body: Buffer; encoding?: string }>>();
  const read = async (file: string, brotli: boolean) => {
    const copy =
      brotli &&
      (await access(`${file}.br`).then(
        () => true,
        () => false,
      ));
    return copy ? { body: await readFile(`${file}.br`), encoding: 'br' } : { body: await readFile(file) };
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://plain');
    const file = path.join(folder, path.extname(pathname) ? pathname : path.join(pathname, 'index.html'));
    const brotli = /\bbr\b/.test(`${request.headers['accept-encoding']}`);
    const key = `${file} ${brotli}`;
    const found = files.get(key) ?? read(file, brotli);
    files.set(key, found);
    try {
      const { body, encoding } = await found;
      response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
      response.setHeader(
        'cache-control',
        pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      );
      if (encoding) response.setHeader('content-encoding', encoding);
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
}
