import { expect, test } from 'vitest';
import { sectionSchemas } from '../../domain/content/sections.ts';
import { asCopy } from './copy-words.ts';

const agency = { ...sectionSchemas.common.parse({}).agency, phone: '03 53 01 00 00', email: 'a@b.example' };
const facts = { madeAt: new Date('2026-11-15T23:30:00Z'), agency };

test('every form of a copy says that it cannot send, and how to reach the agency', () => {
  const { contact, recruitment, calculator } = sectionSchemas;
  const told = [
    asCopy(contact.parse({}), { ...facts, language: 'fr' }).form.consent,
    asCopy(contact.parse({}), { ...facts, language: 'fr' }).chat.consent,
    asCopy(recruitment.parse({}), { ...facts, language: 'en' }).form.consent,
    asCopy(calculator.parse({}), { ...facts, language: 'en' }).labels.quoteForm.consent,
  ];
  for (const text of told) expect(text).toMatch(/03 53 01 00 00.*a@b\.example/);
  expect(told[0]).toContain('ne peut rien envoyer');
  expect(told[3]).toContain('cannot send');
});

test('the bar above the pages says what this is and of which day in Paris, all else stays', () => {
  const common = sectionSchemas.common.parse({});
  const copied = asCopy(common, { ...facts, language: 'fr' });
  expect(copied.announcement).toMatchObject({ enabled: true, link: '/contact' });
  expect(copied.announcement.text).toContain('16 novembre 2026');
  expect({ ...copied, announcement: common.announcement }).toEqual(common);
});
