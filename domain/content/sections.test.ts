import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { isPlainObject } from './inspect-schema.ts';
import { sectionSchemas, sections } from './sections.ts';

const contentDir = path.resolve(import.meta.dirname, '../../content');
const shipped = (language: string, section: string) =>
  JSON.parse(readFileSync(path.join(contentDir, language, `${section}.json`), 'utf8'));

test('[CONTENT-02] the 28 sections', () => {
  expect(sections).toEqual(
    (
      'common home services contact blog agency pricing projects testimonials calculator ecommerce legal privacy terms ' +
      'studycases faq react-development nextjs-apps mobile-apps wordpress maintenance hosting recruitment ' +
      'wordpress-sites expertise-react expertise-nextjs maintenance-support cii'
    ).split(' '),
  );
});

test('[CONTENT-01] one JSON file per section and language, and no other', () => {
  for (const language of languages) {
    const files = readdirSync(path.join(contentDir, language)).filter((file) => file.endsWith('.json'));
    expect(files.sort()).toEqual(sections.map((section) => `${section}.json`).sort());
  }
});

describe.each(sections)('section %s', (section) => {
  const schema = sectionSchemas[section];

  test.each(languages)('[CONTENT-01] the %s file parses, with every field and no other', (language) => {
    const content = shipped(language, section);
    expect(schema.parse(content)).toEqual(content);
  });

  test('French and English have the same shape', () => {
    expect(shapeOf(shipped('en', section))).toEqual(shapeOf(shipped('fr', section)));
  });

  test('nothing at all still gives complete content', () => {
    expect(schema.parse({})).toEqual(schema.parse(schema.parse({})));
  });
});

test('[CONTENT-11] the mega-menu and the services have the documented fields', () => {
  const { megaMenu, cards } = sectionSchemas.services.parse(shipped('fr', 'services'));
  expect(Object.keys(megaMenu)).toEqual(expect.arrayContaining(['title', 'subtitle', 'categories', 'cta']));
  for (const category of megaMenu.categories) {
    expect(Object.keys(category)).toEqual(expect.arrayContaining(['title', 'items']));
    for (const item of category.items) {
      expect(Object.keys(item)).toEqual(
        expect.arrayContaining(['title', 'description', 'features', 'icon', 'link']),
      );
    }
  }
  expect(Object.keys(megaMenu.cta)).toEqual(
    expect.arrayContaining(['title', 'description', 'buttonText', 'button']),
  );
  for (const { title, description, features } of cards) {
    expect([title, description, features.length]).not.toContain('');
    expect(features.every((feature) => typeof feature === 'string' && feature !== '')).toBe(true);
  }
});

test('[CONTENT-12] legal and terms have the documented fields', () => {
  const legal = sectionSchemas.legal.parse(shipped('fr', 'legal'));
  expect(Object.keys(legal.publisher)).toEqual(
    expect.arrayContaining(['name', 'status', 'responsible', 'address', 'phone', 'email']),
  );
  expect(Object.keys(legal.hosting)).toEqual(expect.arrayContaining(['provider', 'address', 'website']));
  for (const section of Object.values(legal.sections)) expect(section.title && section.content).not.toBe('');
  expect(legal.contact.methods.length).toBeGreaterThan(0);

  const example = { title: 'A', content: 'B', items: ['c'], methods: ['d'] };
  const terms = {
    title: 'T',
    description: '',
    lastUpdated: '',
    sections: { first: example, second: example },
  };
  const parsed = sectionSchemas.terms.parse(terms);
  expect(parsed).toMatchObject(terms);
  expect(Object.keys(parsed.sections)).toEqual(['first', 'second']);
  expect(() => sectionSchemas.terms.parse({ sections: { constructor: example } })).toThrow();
});

/** The value with each text replaced by its type: what must be equal in both languages. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (isPlainObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
  return typeof value === 'string' ? 'text' : value;
}
