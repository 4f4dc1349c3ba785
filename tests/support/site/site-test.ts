import { test as plainTest } from 'vitest';
import { startSite } from './site.ts';

/** A test with one site for the whole file, to look at and not to change. A test that changes starts its own. */
export const test = plainTest.extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
  const cleaning: (() => Promise<void>)[] = [];
  onCleanup(async () => {
    for (const clean of cleaning.reverse()) await clean();
  });
  return startSite({ atEnd: (clean) => cleaning.push(clean) });
});
