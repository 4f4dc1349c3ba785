import { expect, test } from 'vitest';
import { check } from './check.ts';
import { withoutRetiredFields } from './retired-fields.ts';
import { sectionSchemas } from './sections.ts';

test('[EDIT-24] content of an older shape loses the fields that are gone, and nothing else', () => {
  const older = { seoTitle: 'x', agency: { hours: '9h-18h', phone: '03' }, loading: 'Un instant' };
  const read = withoutRetiredFields('common', older);
  expect(read).toEqual({ agency: { phone: '03' }, loading: 'Un instant' });
  expect(older.agency.hours).toBe('9h-18h');
  expect(check(sectionSchemas.common, read).ok).toBe(true);
});

test.each([
  ['maintenance', { title: 'x', hero: { title: 'y' } }, { hero: { title: 'y' } }],
  [
    'legal',
    { sections: { contact: { methods: ['x'], items: ['y'] } } },
    { sections: { contact: { items: ['y'] } } },
  ],
  ['faq', { seoKeywords: 'x', title: 'y' }, { title: 'y' }],
  ['home', { seoTitle: 'y' }, { seoTitle: 'y' }],
] as const)('[EDIT-24] of %s', (section, older, read) => {
  expect(withoutRetiredFields(section, older)).toEqual(read);
});

test.each([undefined, null, 'x', [], { agency: 'x' }, { agency: null }])(
  '[EDIT-24] what is no content of a section is left to its check: %j',
  (odd) => expect(withoutRetiredFields('common', odd)).toEqual(odd),
);

test('[EDIT-24] a field that no section ever had is still refused', () => {
  const problems = check(sectionSchemas.faq, withoutRetiredFields('faq', { seoTitle: 'x', motto: 'y' }));
  expect(problems).toEqual({ ok: false, problems: [{ path: 'motto', code: 'unknown-field' }] });
});
