import { expect, test } from 'vitest';
import { isPathologicalMarkup } from './pathological-markup.ts';

test.each([
  ['quotes', '> '.repeat(250)],
  ['lists', `a\n\n${'- '.repeat(250)}x`],
  ['elements', '<b>'.repeat(250)],
  ['emphasis', '*a_'.repeat(1500)],
])('%s hundreds deep are a tangle', (_, source) => {
  expect(isPathologicalMarkup(source)).toBe(true);
});

test.each([
  ['a long article', '<p>un <strong>mot</strong><br></p>'.repeat(5000)],
  ['a long list', '- un *mot*\n\n'.repeat(5000)],
  ['paragraphs without end tags', '<p>un</p><img src="/a.png"><hr>'.repeat(1000)],
  ['a rule', '-'.repeat(150)],
  ['nothing', ''],
])('%s is none', (_, source) => {
  expect(isPathologicalMarkup(source)).toBe(false);
});

test('telling takes no time itself', () => {
  const time = () => {
    const begun = performance.now();
    for (const part of ['<', '*', '> ', '- ', '1. ', ' \n', '<a', '</a', '\t', '0'])
      isPathologicalMarkup(part.repeat(250_000 / part.length));
    return performance.now() - begun;
  };
  // The best of three: other tests run beside this one.
  expect(Math.min(time(), time(), time())).toBeLessThan(2000);
});
