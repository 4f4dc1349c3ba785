import { expect, test } from 'vitest';
import { exportName, exportSchema } from './export-format.ts';

const file = { format: 'vitrine', version: 1, exportedAt: '2025-06-01T12:00:00.000Z' };

test.each([1, 2, 3])('a file of version %i is read, what it leaves out counts as nothing', (version) => {
  expect(
    exportSchema.parse({ ...file, version, sections: { home: { fr: { hero: { title: 'x' } } } } }),
  ).toEqual({
    ...file,
    version,
    sections: { home: { fr: { hero: { title: 'x' } } } },
    articles: {},
    caseStudies: {},
    drafts: [],
    scheduled: [],
    bin: [],
  });
});

test('anything else is refused', () => {
  for (const wrong of [
    [],
    'x',
    {},
    { ...file, version: 4 },
    { ...file, drafts: [{ collection: 'section', language: 'fr', id: 'nope', body: {} }] },
    { ...file, scheduled: [{ name: '', dueAt: 'demain', documents: [] }] },
    { ...file, sections: { nope: { fr: {} } } },
    { ...file, sections: { home: { de: {} } } },
    { ...file, sections: { home: { fr: [] } } },
    { ...file, accounts: [] },
    { ...file, articles: { fr: { x: 'text' } } },
  ])
    expect([wrong, exportSchema.safeParse(wrong).success]).toEqual([wrong, false]);
});

test('the name of the file carries the day', () => {
  expect(exportName(new Date('2025-06-01T23:00:00Z'))).toBe('vitrine-2025-06-01.json');
});
