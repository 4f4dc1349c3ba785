import { expect, test } from 'vitest';
import { createDailyNames } from './daily-names.ts';

test('[TRUST-20] so many invented names are told apart in a day, the others lose theirs', () => {
  const named = createDailyNames(2);
  const on = (day: string) => ['a.fr', 'b.fr', 'c.fr', 'a.fr'].map((name) => named(name, day));
  expect(on('2025-06-01')).toEqual(['a.fr', 'b.fr', '', 'a.fr']);
  expect(named('c.fr', '2025-06-02')).toBe('c.fr');
});
