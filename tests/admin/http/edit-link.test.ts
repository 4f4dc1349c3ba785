import { expect } from 'vitest';
import { teamMember } from '#tests/support/data/team.ts';
import { test } from '#tests/support/site/site-test.ts';

const LINK = 'Modifier cette page';

test('[EDIT-06] the link is for whoever may write; what visitors get does not change by a byte', async ({
  site,
}) => {
  const admin = await site.signIn();
  for (const path of ['/', '/en/pricing', '/blog?q=site', '/nirgends']) {
    const before = await (await site.get(path)).text();
    const linked = await admin.get(path);
    const html = await linked.text();
    expect([path, html.includes(LINK)]).toEqual([path, true]);
    expect(html.replace(/<edit-link.*<\/edit-link>/s, '')).toBe(before);
    expect(linked.headers.get('cache-control') ?? '').not.toContain('public');
    expect(await (await site.get(path)).text()).toBe(before);
  }
  const [visitor, editor] = [await site.get('/'), await admin.get('/')];
  expect(visitor.headers.get('etag')).not.toBe(editor.headers.get('etag'));
  expect(visitor.headers.get('content-security-policy')).toBe(editor.headers.get('content-security-policy'));
  expect(await (await admin.get('/admin')).text()).not.toContain(LINK);
  expect(await (await admin.get('/data/fr/faq.json')).text()).not.toContain(LINK);
});

test('[EDIT-06] a reader of messages and an ended session get the page of visitors', async ({ site }) => {
  const visitors = await (await site.get('/')).text();
  const shown = async (cookie: string) => (await site.get('/', { headers: { cookie } })).text();
  const reader = await teamMember(site, 'reader');
  expect(await shown(reader.cookie)).toBe(visitors);
  const editor = await teamMember(site, 'editor');
  expect(await shown(editor.cookie)).toContain(LINK);
  await site.services.accounts.logOut(editor.token);
  expect(await shown(editor.cookie)).toBe(visitors);
});

test('[EDIT-06] it leads to the editor of the page where it was followed', async ({ site }) => {
  const admin = await site.signIn();
  const follow = (referer: string, query = '') =>
    site.get(`/admin/edit${query}`, { headers: { referer, cookie: admin.cookie }, redirect: 'manual' });
  const [article] = await site.services.articles.published('fr');
  const [study] = await site.services.caseStudies.published('en');
  const places: [page: string, editor: string][] = [
    ['/', '/admin/pages/home?page=%2F'],
    ['/en/pricing', '/admin/pages/pricing?page=%2Fen%2Fpricing&lang=en'],
    ['/plan-du-site', '/admin/pages/common?page=%2Fplan-du-site'],
    ['/rien-ici', '/admin/pages/common?page=%2F404'],
    ['/en/nothing-here', '/admin/pages/common?page=%2Fen%2F404&lang=en'],
    [`/blog/${article?.slug}`, `/admin/articles/${article?.id}?page=%2Fblog%2F${article?.slug}`],
    [
      `/en/case-studies/${study?.slug}`,
      `/admin/case-studies/${study?.id}?page=%2Fen%2Fcase-studies%2F${study?.slug}&lang=en`,
    ],
  ];
  for (const [page, editor] of places) {
    const led = await follow(site.url + page);
    expect([page, led.status, led.headers.get('location')]).toEqual([page, 302, editor]);
  }
  for (const [referer, query] of [['https://example.com/tarifs'], ['', '?page=//example.com']] as const)
    expect((await follow(referer, query)).headers.get('location')).toBe('/admin/pages/home?page=%2F');
});
