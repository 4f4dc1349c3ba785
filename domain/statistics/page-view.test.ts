import { expect, test } from 'vitest';
import { pageView } from './page-view.ts';

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

test('[WAY-30] every lost page of a language is one and the same', () => {
  const view = (path: string) => pageView({ path, referrer: '' }, site, now);
  expect(view('/404')).toMatchObject({ path: '/404', language: 'fr' });
  expect(view('/en/404')).toMatchObject({ path: '/en/404', language: 'en' });
  expect([view('/404/x'), view('/de/404'), view('/404?jane')]).toEqual([undefined, undefined, undefined]);
});
