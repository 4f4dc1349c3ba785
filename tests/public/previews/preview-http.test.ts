import { expect, test } from 'vitest';
import { documents } from '#tests/support/data/documents.ts';
import { application, applicationForm, chat, contact, quote } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import * as html from '#tests/support/html.ts';
import { beginPreview, writeDraft } from '#tests/support/site/preview.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const HOUR_MS = 60 * 60 * 1000;
const working = { perspective: 'working', path: '/' };
const sentences = {
  fr: 'Vous regardez un aperçu du site\u00a0: rien n’a été envoyé.',
  en: 'You are looking at a preview of the site: nothing was sent.',
};

const page = (site: Site, address: string, cookie?: string, init: RequestInit = {}) =>
  site.get(address, { ...init, headers: { ...(cookie && { cookie }), ...init.headers } });

/** What an answer says of being kept, and of search engines. */
const headersOf = ({ headers }: Response) => [
  ...[headers.get('cache-control'), headers.get('etag'), headers.get('x-robots-tag')],
];
const UNKEPT = ['no-store', null, 'noindex'];

const ribbon = (text: string) =>
  html.decode(/<preview-ribbon>[\s\S]*<\/preview-ribbon>/.exec(text)?.[0].replace(/<[^>]+>/g, ' ') ?? '');

async function started(options: Parameters<typeof startSite>[0] = {}) {
  const clock = { now: new Date('2025-06-01T12:00:00Z') };
  const site = await startSite({ now: () => clock.now, ...options });
  const admin = await site.signIn();
  return { clock, site, admin };
}

/** Whoever has a session gets a link to the editor on every page, and nothing else. */
const withoutEditLink = (html: string) => html.replace(/<edit-link.*<\/edit-link>/s, '');

onBothEngines('a preview over HTTP', (engine) => {
  test('[PUBLISH-10] shows working copies on pages, their data and /data, kept nowhere; visitors see what is published', async () => {
    const { site, admin } = await started({ engine });
    await writeDraft(site, 'Un titre en préparation');
    const addresses = ['/', '/_.data', '/data/fr/home.json'];
    const before = await Promise.all(addresses.map((address) => site.text(address)));
    const { response, cookie } = await beginPreview(site, admin.cookie, working);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    expect(response.headers.get('set-cookie')).toMatch(
      /^preview=[\w.-]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
    );

    for (const [index, address] of addresses.entries()) {
      const shown = await page(site, address, cookie);
      expect([address, shown.status, ...headersOf(shown)]).toEqual([address, 200, ...UNKEPT]);
      expect(await shown.text()).toContain('Un titre en préparation');
      // Byte for byte what it was, from the cache and with the session alone.
      for (const visitor of [undefined, admin.cookie]) {
        const visited = await page(site, address, visitor);
        expect([visited.status, withoutEditLink(await visited.text())]).toEqual([200, before[index]]);
      }
    }
    expect(before.join()).not.toMatch(/Un titre en préparation|preview-ribbon|apercu/);
    // What is written or published meanwhile shows at once.
    await writeDraft(site, 'Encore un autre titre');
    const by = { basedOn: 0, by: 'marie' };
    await site.services.content.updateField('home', 'fr', 'hero.subtitle', 'Publié entre-temps.', by);
    const next = await (await page(site, '/data/fr/home.json', cookie)).json();
    expect(next).toMatchObject({ hero: { title: 'Encore un autre titre', subtitle: 'Publié entre-temps.' } });
    const head = await page(site, '/', cookie, { method: 'HEAD' });
    expect([head.status, ...headersOf(head)]).toEqual([200, ...UNKEPT]);
  });

  test('[PUBLISH-11] a link shows its perspective without an account, and counts a thousand openings', async () => {
    const { site, admin } = await started({ engine });
    await writeDraft(site, 'A title in preparation', 'en');
    const made = await admin.post('/api/preview-links', { perspective: 'working', path: '/en' });
    const { id, address, expiresAt } = (await made.json()) as Record<string, string>;
    expect([made.status, expiresAt]).toEqual([200, '2025-06-15T12:00:00.000Z']);
    expect(address).toMatch(new RegExp(`^${site.url}/en/preview/[\\w-]{43}$`));
    const path = new URL(address ?? '').pathname;
    for (let round = 0; round < 20; round += 1)
      await Promise.all(Array.from({ length: 50 }, async () => (await site.get(path)).arrayBuffer()));
    // What programs that look for dead links ask is no opening.
    expect((await site.get(path, { method: 'HEAD' })).status).toBe(303);
    const opened = await site.get(path);
    expect([opened.status, opened.headers.get('location'), ...headersOf(opened)]).toEqual([
      ...[303, '/en', ...UNKEPT],
    ]);
    const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
    const shown = await (await page(site, '/en', cookie)).text();
    expect(html.headings(shown)).toEqual(['A title in preparation']);
    expect(ribbon(shown)).toMatch(/Preview: +the site with the changes in preparation/);
    expect(shown).not.toMatch(/datetime-local|marie/);
    const { links } = (await (await admin.get('/api/preview-links')).json()) as { links: object[] };
    expect(links).toEqual([
      {
        ...{ id, perspective: 'working', path: '/en', openings: 1001, revokedAt: '', expiresAt },
        ...{ createdAt: '2025-06-01T12:00:00.000Z', createdBy: 'admin@atelier-vitrine.example' },
      },
    ]);
    expect(JSON.stringify(site.logged)).not.toContain(path.slice(-43));
    // It gives nothing but a look.
    expect((await page(site, '/api/preview-links', cookie)).status).toBe(401);
    expect(await (await page(site, '/admin', cookie)).text()).toContain('Accès réservé');

    expect((await admin.delete('/api/preview-links', { id })).status).toBe(200);
    expect(await (await page(site, '/en', cookie)).text()).toBe(await site.text('/en'));
  });
});

test('[PUBLISH-11] an altered, ended or revoked link, or one with nothing left to show, says that it shows nothing, and not why', async () => {
  const { site, admin, clock } = await started();
  await writeDraft(site, 'Un titre en préparation');
  const make = async (body: object) =>
    (await (await admin.post('/api/preview-links', { perspective: 'working', ...body })).json()) as {
      id: string;
      address: string;
    };
  const pathOf = ({ address }: { address: string }) => new URL(address).pathname;
  const [revoked, ended, open] = [await make({}), await make({ days: 1 }), await make({})];
  await admin.delete('/api/preview-links', { id: revoked.id });
  const linkTo = async (title: string) => {
    const at = new Date('2025-06-03T12:00:00Z');
    const id = await site.services.publications.schedule([await writeDraft(site, title)], {
      ...{ by: 'marie', at, name: title },
    });
    return { publication: id, ...(await make({ perspective: `publication:${id}` })) };
  };
  const withdrawn = await linkTo('Retiré');
  await site.services.publications.withdraw(withdrawn.publication, 'marie');
  const published = await linkTo('Publié');
  await site.services.publications.publishNow(published.publication, 'marie');
  const past = await make({ perspective: 'at:2025-06-02T10:00:00.000Z' });
  clock.now = new Date('2025-06-02T12:00:00Z');
  const unknown = await site.text('/nulle-part');
  const ended404 = await site.text('/apercu/x');
  expect(html.headings(ended404)).toEqual(['Cet aperçu n’est plus disponible']);
  for (const path of [
    ...[pathOf(revoked), pathOf(ended), pathOf(published), pathOf(withdrawn), pathOf(past)],
    ...[`${pathOf(open)}x`, pathOf(open).slice(0, -1), '/apercu/a/b', `/apercu/${encodeURIComponent('é')}`],
  ]) {
    const response = await site.get(path);
    expect([path, response.status, response.headers.get('set-cookie')]).toEqual([path, 404, null]);
    expect(await response.text()).toBe(ended404);
  }
  for (const path of ['/apercu', pathOf(open).replace('apercu', 'Apercu')])
    expect(await site.text(path)).toBe(unknown);
  const english = await site.text('/en/preview/x');
  expect(html.headings(english)).toEqual(['This preview is no longer available']);
  expect((await site.get(pathOf(open))).status).toBe(303);
  // The list of links says it too: of three with nothing left to show, one that expired and one taken back.
  const list = await (await (await site.signIn()).get('/admin/publications/links')).text();
  const states = ['Plus rien à montrer', 'Expiré', 'Retiré</span>'].map(
    (words) => list.split(words).length - 1,
  );
  expect(states).toEqual([3, 1, 1]);
});

test('[PUBLISH-11] a link is made for what can be previewed, and leads nowhere but to the site', async () => {
  const { site, admin } = await started();
  const refused = async (body: object) => (await admin.post('/api/preview-links', body)).status;
  for (const path of [
    ...['https://evil.example', '//evil.example', '/\\evil.example', '/admin', '/%61dmin', 'contact'],
    ...['/%2f%2fevil.example', '/blog/%2f%2fevil.example', '/a\u0000b', '/contact\r\nx: y', '/nulle-part'],
  ]) {
    const response = await admin.post('/api/preview-links', { perspective: 'working', path });
    expect([path, response.status, await response.json()]).toEqual([
      ...[path, 422],
      expect.objectContaining({ error: expect.stringContaining('une page du site public') }),
    ]);
  }
  for (const perspective of ['', 'published', 'at:never', 7])
    expect(await refused({ perspective })).toBe(400);
  for (const days of [0, 91, 1.5, '14']) expect(await refused({ perspective: 'working', days })).toBe(400);
  expect(await refused({ perspective: 'at:2025-06-01T11:59:00.000Z' })).toBe(422);
  expect(await refused({ perspective: 'publication:none' })).toBe(404);
  expect((await admin.delete('/api/preview-links', { id: 'none' })).status).toBe(404);
  expect(await site.services.previews.links.list()).toEqual([]);
  // One that was stored before this was checked leads home.
  const perspective = { kind: 'working' } as const;
  const { token } = await site.services.previews.links.create({ perspective, path: '/%61dmin', by: 'marie' });
  expect((await site.get(`/apercu/${token}`)).headers.get('location')).toBe('/');
});

test('[PUBLISH-10] a copied, kept, old or invented cookie shows what is published, from the page cache', async () => {
  const { site, admin, clock } = await started();
  await writeDraft(site, 'Un titre en préparation');
  const text = await site.text('/');
  const { cookie, preview } = await beginPreview(site, admin.cookie, working);
  const isPublished = async (sent: string) => {
    const published = await page(site, '/', /session=[^;]*/.exec(sent)?.[0]);
    const response = await page(site, '/', sent);
    const shown = await response.text();
    expect(shown).toBe(await published.text());
    expect(withoutEditLink(shown)).toBe(text);
    expect(headersOf(response)).toEqual(headersOf(published));
    const again = await page(site, '/', sent, {
      headers: { 'if-none-match': published.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  };
  const isPreviewed = async (sent: string) =>
    expect(await (await page(site, '/', sent)).text()).toContain('Un titre en préparation');
  await isPreviewed(cookie);

  // In another browser: without a session, and with that of somebody else.
  await isPublished(preview);
  const { cookie: other } = await site.signIn();
  await isPublished(`${other}; ${preview}`);
  // Invented and altered.
  for (const value of ['working', `${preview.split('=')[1]}x`, preview.slice(8).replace('.', 'A.'), '.', ''])
    await isPublished(`${admin.cookie}; preview=${value}`);
  // Two hours later.
  const begun = clock.now.getTime();
  clock.now = new Date(begun + 2 * HOUR_MS - 1);
  await isPreviewed(cookie);
  clock.now = new Date(begun + 2 * HOUR_MS);
  await isPublished(cookie);
  // After the logout.
  const { cookie: next } = await beginPreview(site, admin.cookie, working);
  await isPreviewed(next);
  await admin.post('/admin/logout');
  await isPublished(next);
});

test('[PUBLISH-10] no invented cookie makes a page be drawn', async () => {
  const { site, admin } = await started();
  await site.text('/');
  const { preview } = await beginPreview(site, admin.cookie, working);
  let drawn = 0;
  const { content } = site.services;
  const section = content.section.bind(content);
  Object.assign(content, {
    section: (...asked: Parameters<typeof section>) => {
      drawn += 1;
      return section(...asked);
    },
  });
  for (const cookie of ['preview=1', `preview=${preview.slice(8)}A`, 'x=preview', `${preview.slice(0, -1)}`])
    expect((await page(site, '/', cookie)).status).toBe(200);
  expect(drawn).toBe(0);
});

test('[PUBLISH-10] a session of http and a preview of https are cookies that no other host can set', async () => {
  const { site } = await started({ siteUrl: 'https://www.example.com' });
  const { token } = await site.services.previews.links.create({
    ...{ perspective: { kind: 'working' }, path: '/', by: 'marie' },
  });
  const opened = await site.get(`/apercu/${token}`);
  expect(opened.headers.get('set-cookie')).toMatch(
    /^__Host-preview=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
  expect(await (await page(site, '/', cookie)).text()).toContain('<preview-ribbon>');
  expect(await (await page(site, '/', cookie.replace('__Host-', ''))).text()).not.toContain(
    '<preview-ribbon>',
  );
});

test('[PUBLISH-10] the ribbon says what one sees, in the language of the page, also where there is no page', async () => {
  const { site, admin } = await started();
  const copy = await writeDraft(site, 'Bonne année');
  const at = new Date('2025-12-31T23:00:00Z');
  const id = await site.services.publications.schedule([copy], { by: 'marie', at, name: 'Janvier' });
  const seen = async (form: Record<string, string>, address: string) => {
    const { cookie } = await beginPreview(site, admin.cookie, form);
    const response = await page(site, address, cookie);
    return [response.status, ribbon(await response.text()).replace(/\s+/g, ' ')];
  };
  const publication = { perspective: `publication:${id}` };
  for (const [form, address, status, words] of [
    [working, '/', 200, 'Aperçu : le site avec vos brouillons encore 2 h Le site'],
    [working, '/en/contact', 200, 'Preview: the site with your drafts 2 h left The site'],
    [publication, '/', 200, 'Aperçu : la publication « Janvier »'],
    [publication, '/en', 200, 'Preview: the publication “Janvier”'],
    [{ at: '2026-01-01T00:00' }, '/agence', 200, 'Aperçu : le site au 1er janvier 2026, 00:00'],
    [{ at: '2026-01-01T00:00' }, '/en/agency', 200, 'Preview: the site on 1 January 2026, 00:00'],
    [working, '/nulle-part', 404, 'Aperçu : le site avec vos brouillons'],
    [working, '/en/nowhere', 404, 'Leave the preview'],
  ] as const)
    expect(await seen(form, address)).toEqual([status, expect.stringContaining(words)]);
});

test('[PUBLISH-10] « le site au … » is what will be published by then, on the clock of France', async () => {
  const { site, admin } = await started();
  const copy = await writeDraft(site, 'Bonne année');
  await site.services.publications.schedule([copy], { by: 'marie', at: new Date('2025-12-31T23:00:00Z') });
  const titleAt = async (at: string) => {
    const { cookie } = await beginPreview(site, admin.cookie, { at, path: '/' });
    return html.headings(await (await page(site, '/', cookie)).text());
  };
  const today = html.headings(await site.text('/'));
  expect(await titleAt('2025-12-31T23:59')).toEqual(today);
  expect(await titleAt('2026-01-01T00:00')).toEqual(['Bonne année']);
});

test('[PUBLISH-10] what cannot be previewed is refused in a sentence, and begins nothing', async () => {
  const { site, admin } = await started();
  const asked = async (form: Record<string, string>) => {
    const { response } = await beginPreview(site, admin.cookie, form);
    const shown = html.decode(await response.text());
    const [, language] = /<main lang="(\w+)"/.exec(shown) ?? [];
    const [, back] = /<a href="([^"]*)" class="button"/.exec(shown) ?? [];
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    return [response.status, language, back, shown];
  };
  const past = expect.stringContaining(
    'Ce moment est passé\u00a0: l’aperçu montre le site à un moment à venir.',
  );
  expect(await asked({ at: '2025-06-01T14:00', path: '/agence' })).toEqual([422, 'fr', '/agence', past]);
  expect(await asked({ perspective: 'at:2020-01-01T00:00:00.000Z' })).toEqual([422, 'fr', '/', past]);
  // An hour that the clock skips.
  const none = expect.stringContaining('There is no such time: choose a day and a time in the future.');
  for (const at of ['2026-03-29T02:30', '', 'demain'])
    expect(await asked({ at, path: '/en/agency' })).toEqual([422, 'en', '/en/agency', none]);
  const gone = expect.stringContaining('Cette publication n’attend plus');
  expect(await asked({ perspective: 'publication:none' })).toEqual([404, 'fr', '/', gone]);
});

test('[PUBLISH-10] a preview begins on our own pages alone, and leads to a path of the site', async () => {
  const { site, admin } = await started();
  for (const path of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/admin',
    '',
    '/a\nb: c',
  ]) {
    const { response } = await beginPreview(site, admin.cookie, { ...working, path });
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 303, '/']);
    const left = await page(site, '/api/preview/leave', admin.cookie, {
      ...{ method: 'POST', headers: { origin: site.url }, body: new URLSearchParams({ path }) },
    });
    expect([path, left.status, left.headers.get('location')]).toEqual([path, 303, '/']);
  }
  for (const address of ['/admin/preview', '/api/preview/leave']) {
    const body = new URLSearchParams(working);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const refused = await page(site, address, admin.cookie, { method: 'POST', headers: foreign, body });
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
    expect((await page(site, address, admin.cookie)).status).toBe(405);
  }
  const { response } = await beginPreview(site, 'session=none', working);
  expect([response.status, response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([
    ...[302, '/admin', null],
  ]);
});

test('[PUBLISH-10] leaving takes the cookie away and shows the same page', async () => {
  const { site, admin } = await started();
  const { cookie } = await beginPreview(site, admin.cookie, working);
  const shown = await (await page(site, '/cas-clients?filter=all', cookie)).text();
  expect(html.decode(shown)).toContain('name="path" value="/cas-clients?filter=all"');
  const left = await page(site, '/api/preview/leave', cookie, {
    ...{ method: 'POST', headers: { origin: site.url } },
    body: new URLSearchParams({ path: '/cas-clients?filter=all' }),
  });
  expect([left.status, left.headers.get('location'), left.headers.get('set-cookie')]).toEqual([
    ...[303, '/cas-clients?filter=all', 'preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'],
  ]);
});

test('[PUBLISH-10] sitemap, feeds and data follow the perspective and are kept for nobody', async () => {
  const { site, admin } = await started();
  const addresses = [
    '/sitemap.xml',
    '/feed.xml',
    '/en/feed.xml',
    '/robots.txt',
    '/data/fr/articles/index.json',
  ];
  const before = await Promise.all(addresses.map((address) => site.text(address)));
  const { cookie } = await beginPreview(site, admin.cookie, working);
  for (const [index, address] of addresses.entries()) {
    const shown = await page(site, address, cookie);
    expect([address, shown.status, ...headersOf(shown)]).toEqual([address, 200, ...UNKEPT]);
    expect(await shown.text()).not.toContain('preview-ribbon');
    const visited = await site.get(address);
    expect([address, visited.headers.get('x-robots-tag')]).toEqual([address, null]);
    expect(await visited.text()).toBe(before[index]);
  }
});

test('[PUBLISH-10] the back office is never shown in a perspective', async () => {
  const { site, admin } = await started();
  await writeDraft(site, 'Un titre en préparation');
  const { cookie } = await beginPreview(site, admin.cookie, working);
  const call = await page(site, '/api/content/fr/home', cookie);
  expect(await call.text()).not.toContain('Un titre en préparation');
  const screen = await (await page(site, '/admin/statistics', cookie)).text();
  expect(screen).toContain('admin@atelier-vitrine.example');
  expect(screen).not.toContain('preview-ribbon');
});

test('[PUBLISH-10] [SOURCE-06] views and steps of a preview, or of an administrator, are not counted', async () => {
  const { site, admin } = await started();
  const { cookie } = await beginPreview(site, admin.cookie, working);
  const step = { event: 'arrived', language: 'fr', search: '?etape=1' };
  const send = async (address: string, body: object, sent: string) =>
    (
      await page(site, address, sent, {
        ...{ method: 'POST', headers: { origin: site.url }, body: JSON.stringify(body) },
      })
    ).status;
  const counted = async () => {
    await site.services.views.flush();
    await site.services.stepCounts.flush();
    const { db } = await site.openDatabase();
    const views = await db.selectFrom('page_views').select('views').execute();
    const steps = await db.selectFrom('calculator_counts').select('day').execute();
    return [views.length, steps.length];
  };
  for (const sent of [cookie, admin.cookie, '']) {
    expect(await send('/api/views', { path: '/' }, sent)).toBe(204);
    expect(await send('/api/calculator-steps', step, sent)).toBe(204);
    expect(await counted()).toEqual(sent ? [0, 0] : [1, 1]);
  }
});

test('[PUBLISH-10] no form of a preview is sent: it says so in the language of the page and keeps what was typed', async () => {
  const { site, admin } = await started();
  const { cookie } = await beginPreview(site, admin.cookie, working);
  const post = (address: string, body: RequestInit['body'], type?: string) =>
    page(site, address, cookie, {
      ...{ method: 'POST', body },
      headers: { origin: site.url, ...(type && { 'content-type': type }) },
    });
  const cv = () => applicationForm(application, { cv: ['cv.pdf', new Uint8Array(documents.pdf)] });

  for (const language of ['fr', 'en'] as const) {
    const upload = cv();
    upload.set('language', language);
    const calls = [
      ...(await Promise.all(
        (
          [
            ['/api/contact', contact],
            ['/api/chat', chat],
            ['/api/quotes', quote],
          ] as const
        ).map(([address, form]) => post(address, JSON.stringify({ ...form, language }), 'application/json')),
      )),
      await post('/api/applications', upload),
    ];
    for (const response of calls) {
      expect([response.url, response.status, response.headers.get('location')]).toEqual([
        response.url,
        403,
        null,
      ]);
      expect(await response.json()).toEqual({
        ...{ error: 'This is a preview.', told: expect.stringContaining(sentences[language]) },
      });
    }
  }
  const { features, ...choices } = quote;
  const query = new URLSearchParams(
    Object.entries({ ...choices, features: features.join() }).map(([name, value]) => [name, String(value)]),
  );
  for (const [address, body, language] of [
    ['/contact', new URLSearchParams(contact), 'fr'],
    ['/en/contact', new URLSearchParams(contact), 'en'],
    ['/recrutement', cv(), 'fr'],
    ['/en/recruitment', cv(), 'en'],
    ['/calculateur-prix?etape=devis', query, 'fr'],
    ['/en/price-calculator?step=quote', query, 'en'],
  ] as const) {
    const response = await post(address, body);
    const shown = html.decode(await response.text());
    expect([address, response.status, ...headersOf(response)]).toEqual([address, 403, ...UNKEPT]);
    expect([address, shown.includes(sentences[language])]).toEqual([address, true]);
    expect([address, shown.includes('value="jane@example.com"')]).toEqual([address, true]);
    expect(shown).toContain('<preview-ribbon>');
  }
  const { db } = await site.openDatabase();
  for (const table of ['leads', 'outbox', 'estimates', 'lead_files'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
});
