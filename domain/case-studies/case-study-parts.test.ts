import { expect, test } from 'vitest';
import { isFilled, shownTags, websiteOf } from './case-study-parts.ts';

test('[CASE-07] up to four tags are shown, the others are counted', () => {
  expect(shownTags(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual({ shown: ['a', 'b', 'c', 'd'], more: 3 });
  expect(shownTags(['a', 'b', 'c', 'd'])).toEqual({ shown: ['a', 'b', 'c', 'd'], more: 0 });
  expect(shownTags([])).toEqual({ shown: [], more: 0 });
});

test('[CASE-08] a site that is not filled in, or only marked, is not shown', () => {
  expect([{}, { website: '' }, { website: ' ' }, { website: '#' }].map(websiteOf)).toEqual(
    Array(4).fill(undefined),
  );
  expect(websiteOf({ website: 'https://a.example' })).toBe('https://a.example');
});

test('[CASEDET-04] a block without a word in it is as good as absent', () => {
  const empty = [
    undefined,
    {},
    [],
    { title: ' ', problems: [] },
    { steps: [{ title: '' }] },
    { Backend: [] },
  ];
  expect(empty.map(isFilled)).toEqual(empty.map(() => false));
  expect([{ title: 'x' }, [{ image: '/a' }], { Backend: ['Node'] }].map(isFilled)).toEqual([
    true,
    true,
    true,
  ]);
});
