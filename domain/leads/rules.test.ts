import { expect, test } from 'vitest';
import { ACCEPTED_FILES, documentTypeOf, tidyFileName } from './file-rules.ts';
import { readFormToken, signedPart } from './form-token.ts';
import { pageView } from './page-view.ts';
import { monthsBefore } from './retention.ts';

test('a file is known by its last ending, in any letter case', () => {
  expect(ACCEPTED_FILES).toBe('.pdf,.doc,.docx');
  expect(['cv.pdf', 'CV.PDF', 'a.b.Docx', 'x.doc'].map(documentTypeOf)).toEqual([
    'pdf',
    'pdf',
    'docx',
    'doc',
  ]);
  for (const name of ['cv.exe', 'pdf', 'cv.pdf.exe', 'cv.docm', 'cv.', '', 'cv.constructor', 'cv.pdf '])
    expect([name, documentTypeOf(name)]).toEqual([name, undefined]);
});

test('a file name loses folders and control characters, and is never long', () => {
  expect(tidyFileName('C:\\Users\\me\\Mon CV.pdf')).toBe('Mon CV.pdf');
  expect(tidyFileName('../../etc/"cv\r\n\u202Efdp.pdf')).toBe('cvfdp.pdf');
  expect(tidyFileName(`${'a'.repeat(300)}.pdf`)).toMatch(/^a+…a+\.pdf$/);
});

test('a form mark is read back as it was made, and anything else is no mark', () => {
  const mark = { key: 'k'.repeat(22), madeAt: Date.parse('2025-06-01T12:00:00Z') };
  expect(readFormToken(`${signedPart(mark)}.${'s'.repeat(43)}`)).toEqual({
    ...mark,
    signature: 's'.repeat(43),
  });
  for (const text of ['', 'a.b.c', `${signedPart(mark)}`, `${signedPart(mark)}.short`])
    expect(readFormToken(text)).toBeUndefined();
});

test('months are counted back by the calendar', () => {
  expect(monthsBefore(new Date('2028-02-29T10:00:00Z'), 36).toISOString()).toBe('2025-02-28T10:00:00.000Z');
  expect(monthsBefore(new Date('2025-01-31T00:00:00Z'), 25).toISOString()).toBe('2022-12-31T00:00:00.000Z');
});

const site = 'https://www.atelier.example';
const now = new Date('2025-06-01T22:30:00Z');

test('[TRACK-03] a view is a day, one of our paths, its language and a host: no query, no anchor, nobody', () => {
  expect(
    pageView({ path: '/en/contact?plan=x#form', referrer: 'https://www.Example.com/q?who=me' }, site, now),
  ).toEqual({ day: '2025-06-02', path: '/en/contact', language: 'en', referrer: 'example.com' });
  expect(pageView({ path: '/blog/un-article', referrer: `${site}/` }, site, now)).toMatchObject({
    path: '/blog/un-article',
    referrer: '',
  });
  for (const path of [
    '',
    '/nope',
    '/admin',
    '/api/contact',
    '/blog/jane@example.com',
    '/blog/%E0%A4%A',
    '//evil.example',
  ])
    expect([path, pageView({ path, referrer: '' }, site, now)]).toEqual([path, undefined]);
  for (const referrer of ['', 'nope', 'android-app://x', 'https://127.0.0.1x_/', 'https://localhost/'])
    expect([referrer, pageView({ path: '/', referrer }, site, now)?.referrer]).toEqual([referrer, '']);
});
