import { expect, test } from 'vitest';
import { findPage } from './pages.ts';
import { redirects, redirectTarget } from './redirects.ts';

test('every redirect leads to a page in one step and is no page itself', () => {
  for (const { from } of redirects) {
    const target = redirectTarget(from, '') ?? '';
    expect(findPage(target), `${from} → ${target}`).toBeDefined();
    expect(redirectTarget(target, '')).toBeUndefined();
    expect(findPage(from)).toBeUndefined();
  }
});

test('only the listed addresses redirect', () => {
  expect(redirectTarget('/services/', '')).toBeUndefined();
  expect(redirectTarget('//services', '')).toBeUndefined();
});
