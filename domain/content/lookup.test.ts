import { expect, test } from 'vitest';
import { lookup, valueAt, withValueAt } from './lookup.ts';
import { seoTexts } from './section-parts/seo-texts.ts';

const content = { home: { hero: { title: 'Bonjour' }, list: ['a'] } };

test('[CONTENT-07] a lookup gives the text, or the key itself when there is none', () => {
  expect(lookup(content, 'home.hero.title')).toBe('Bonjour');
  expect(lookup(content, 'home.list.0')).toBe('a');
  for (const missing of ['home.nope.x', 'home.hero', 'home.hero.title.length', 'toString', '__proto__.x']) {
    expect(lookup(content, missing)).toBe(missing);
  }
  expect(valueAt(content, 'home.hero')).toEqual({ title: 'Bonjour' });
});

test('texts for search engines fall back to the heading and the text below it', () => {
  const hero = { title: 'Titre', subtitle: 'Dessous', description: '' };
  expect(seoTexts({ seoTitle: ' ', seoDescription: '', hero })).toEqual({
    title: 'Titre',
    description: 'Dessous',
    keywords: '',
  });
  expect(seoTexts({ seoTitle: 'A', seoDescription: 'B', seoKeywords: 'c, d', hero })).toEqual({
    title: 'A',
    description: 'B',
    keywords: 'c, d',
  });
});

test('another value at a dotted path leaves the rest as it was, and invents nothing', () => {
  const content = { hero: { title: 'a', tags: ['x', 'y'] }, other: {} };
  const changed = withValueAt(content, 'hero.tags.1', 'z') as typeof content;
  expect(changed).toEqual({ hero: { title: 'a', tags: ['x', 'z'] }, other: {} });
  expect(changed.other).toBe(content.other);
  expect(content.hero.tags).toEqual(['x', 'y']);
  for (const path of ['nope', 'hero.tags.2', 'hero.tags.length.x', '__proto__.x', 'hero.constructor'])
    expect(() => withValueAt(content, path, 1)).toThrow();
});
