import { expect, test } from 'vitest';
import { filledTemplate, leftPlaceholders } from './reply-placeholders.ts';

test('[REPLY-07] a template is filled in with what is known, and what is left is found', () => {
  const template = 'Bonjour {name},\n\nvoici : {estimate} {autre}\n\n{agency}';
  const filled = filledTemplate(template, { name: '{agency} Zoé', agency: 'Atelier' });
  expect(filled).toBe('Bonjour {agency} Zoé,\n\nvoici : {estimate} {autre}\n\nAtelier');
  expect(leftPlaceholders('Bonjour {name} {estimate} {autre}')).toEqual(['{name}', '{estimate}']);
  expect(leftPlaceholders('Bonjour Zoé {autre}')).toEqual([]);
});
