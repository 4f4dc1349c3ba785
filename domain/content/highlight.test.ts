import { expect, test } from 'vitest';
import { splitHighlight } from './highlight.ts';

test.each([
  ['Des sites où entrer.', 'entrer', ['Des sites où ', 'entrer', '.']],
  ['Entrer', 'Entrer', ['', 'Entrer', '']],
  ['Des sites', 'boutiques', ['Des sites', '', '']],
  ['Des sites', '', ['Des sites', '', '']],
  ['.*', '.', ['', '.', '*']],
])('in “%s” the part “%s” is marked', (title, highlight, parts) => {
  expect(splitHighlight(title, highlight)).toEqual(parts);
});
