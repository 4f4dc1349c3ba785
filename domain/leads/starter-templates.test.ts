import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { filledTemplate, leftPlaceholders } from './reply-placeholders.ts';
import { starterTemplates } from './starter-templates.ts';

test('[REPLY-13] the templates to begin with are the same in each language, and nothing is left to fill in', () => {
  const subjects = languages.map((language) =>
    starterTemplates.filter((one) => one.language === language).map(({ id }) => id.split('-').at(-1)),
  );
  expect(subjects[0]).toEqual(subjects[1]);
  expect(subjects[0]).toHaveLength(4);
  const known = { name: 'Zoé', agency: 'Atelier Vitrine', estimate: 'https://example.com/estimation/1' };
  for (const { text } of starterTemplates) {
    expect(text).toMatch(/\{name\}.*\{agency\}/s);
    expect(leftPlaceholders(filledTemplate(text, known))).toEqual([]);
  }
});
