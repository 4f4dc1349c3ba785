import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadSource, readVisit, sourceName, unknownVisit } from './lead-source.ts';

const site = 'https://www.atelier.example';
const read = (sent: unknown) => readVisit(sent, site);

test('[SOURCE-01] a visit is its first page, the host that led here and three tags; nothing else of an address', () => {
  expect(
    read(
      'page=/en/contact&from=https://www.Search.example/find?q=jane&utm_source=news&utm_medium=e-mail&utm_campaign=Spring+2026&utm_term=jane&gclid=1',
    ),
  ).toEqual({
    first_page: '/en/contact',
    referrer: 'search.example',
    utm_source: 'news',
    utm_medium: 'e-mail',
    utm_campaign: 'Spring 2026',
  });
});

test('[SOURCE-01] a page of ours that led here is where the visit began, as far as is known', () => {
  expect(read(`page=/contact&from=${site}/blog/un-article`)).toEqual({
    ...unknownVisit,
    first_page: '/blog/un-article',
  });
  expect(read(`page=/contact&from=${site}/admin/inbox`)).toEqual({ ...unknownVisit, first_page: '/contact' });
});

test.each([
  ['nothing', undefined],
  ['a number', 7],
  ['a list', ['page=/contact', 'page=/contact']],
  ['something nested', { page: { page: '/contact' } }],
  ['a file', new File(['x'], 'x.txt')],
  ['far too much', `page=/contact&utm_source=${'a'.repeat(3000)}`],
  ['the page of another site', 'page=//evil.example/contact&from=nope'],
  ['an address with a person in it', 'page=/blog/jane@example.com'],
  ['a secret address', 'page=/estimation/Ab3_x-9Qz'],
  ['tags that are scripts', 'utm_source=<script>alert(1)</script>&utm_medium=javascript:alert(1)'],
  ['tags that are addresses of people', 'utm_campaign=jane@example.com&utm_source=https://x.example/jane'],
  ['a tag of many letters', `utm_campaign=${'a'.repeat(81)}`],
  ['tags with breaks', 'utm_campaign=a%0d%0aBcc:x&utm_source=%00'],
  ['a number for a host', 'from=http://192.168.1.10/x'],
])('[SOURCE-02] %s is dropped', (_, sent) => {
  expect(read(sent)).toEqual(unknownVisit);
});

test('[SOURCE-02] whatever is sent, what is kept is short, of one line and of the site', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything({ maxDepth: 1 }), fc.string()), (sent) => {
      for (const value of Object.values(read(sent))) expect(value).toMatch(/^[^\p{Cc}<>@"]{0,253}$/u);
    }),
  );
  fc.assert(
    fc.property(fc.string(), fc.string(), (page, tag) => {
      const visit = read(new URLSearchParams({ page, utm_source: tag }).toString());
      expect(
        read(new URLSearchParams({ page: visit.first_page, utm_source: visit.utm_source }).toString()),
      ).toEqual(visit);
    }),
  );
});

test('[SOURCE-03] a lead is sent from a page, by a kind of device; without scripts nothing else is known', () => {
  const request = { visit: undefined, addresses: ['/en/contact'], userAgent: 'Mozilla/5.0 (X11; Linux)' };
  expect(leadSource(request, site)).toEqual({ ...unknownVisit, page: '/en/contact', device: 'desk' });
});

test('[SOURCE-03] the page is the one that was posted to, else the one that the browser says it shows', () => {
  const pageOf = (...addresses: string[]) => leadSource({ visit: '', addresses, userAgent: '' }, site).page;
  expect(pageOf('/contact', `${site}/blog`)).toBe('/contact');
  expect(pageOf('/api/chat', `${site}/blog/un-article?utm_source=x#chat`)).toBe('/blog/un-article');
  expect(pageOf('/api/chat', 'https://other.example/blog')).toBe('');
  expect(pageOf('/api/chat', '')).toBe('');
});

test('[SOURCE-05] a source is its campaign, else the host that led here, else nothing', () => {
  const tagged = { ...unknownVisit, referrer: 'search.example', utm_source: 'news', utm_campaign: 'spring' };
  expect(sourceName(tagged)).toBe('news · spring');
  expect(sourceName({ ...tagged, utm_source: '' })).toBe('spring');
  expect(sourceName({ ...unknownVisit, utm_medium: 'cpc' })).toBe('cpc');
  expect(sourceName({ ...unknownVisit, referrer: 'search.example' })).toBe('search.example');
  expect(sourceName(unknownVisit)).toBe('');
});
