import { expect, test } from 'vitest';
import { findTexts } from './find-texts.ts';

const content = {
  hero: { title: 'Des sites qui donnent envie', count: 3 },
  items: [{ label: 'Édition' }, 'Prix de départ'],
};

test('texts that hold every word are found by their path, without minding accents or case', () => {
  expect(findTexts(content, 'ENVIE sites')).toEqual([
    { path: 'hero.title', text: 'Des sites qui donnent envie' },
  ]);
  expect(findTexts(content, 'edit')).toEqual([{ path: 'items.0.label', text: 'Édition' }]);
  expect(findTexts(content, 'départ prix')).toEqual([{ path: 'items.1', text: 'Prix de départ' }]);
  expect(findTexts(content, 'hero.title')).toEqual([
    { path: 'hero.title', text: 'Des sites qui donnent envie' },
  ]);
  for (const nothing of ['', '  ', 'absent', '3']) expect(findTexts(content, nothing)).toEqual([]);
});
