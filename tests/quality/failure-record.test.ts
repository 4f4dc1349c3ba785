import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { test } from '#tests/support/browser/browser.ts';
import { recordFailure } from '#tests/support/browser/failure-record.ts';

test('a failed browser test leaves an image of each page and the lines of its console', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${site.url}/agence`);
  const folder = await recordFailure('[TEST-01] à « essayer » / demain', [
    { page, console: ['error: perdu'] },
  ]);
  const found = path.resolve(import.meta.dirname, '../..', folder);
  onTestFinished(() => rm(found, { recursive: true }));
  expect(folder).toBe('.cache/failures/TEST-01-à-essayer-demain');
  expect(await readFile(path.join(found, 'page-1.log'), 'utf8')).toBe(`${site.url}/agence\nerror: perdu\n`);
  const image = await readFile(path.join(found, 'page-1.png'));
  expect(image.subarray(1, 4).toString()).toBe('PNG');
});
