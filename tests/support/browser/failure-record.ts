import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';

const projectDir = path.resolve(import.meta.dirname, '../../..');

export interface WatchedPage {
  page: Page;
  /** Everything its console said, and the errors nobody caught. */
  console: string[];
}

/** Keeps how each page of a failed test looked and what its console said; gives the folder they are in. */
export async function recordFailure(testName: string, pages: readonly WatchedPage[]): Promise<string> {
  const name =
    testName
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-')
      .slice(0, 120) ?? 'test';
  const folder = path.join('.cache/failures', name);
  await rm(path.join(projectDir, folder), { recursive: true, force: true });
  await mkdir(path.join(projectDir, folder), { recursive: true });
  for (const [index, watched] of pages.entries()) {
    const file = path.join(projectDir, folder, `page-${index + 1}`);
    const lines = [watched.page.url(), ...watched.console];
    await writeFile(`${file}.log`, `${lines.join('\n')}\n`);
    // A page that crashed or was closed by the test cannot be photographed.
    await watched.page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => {});
  }
  return folder;
}
