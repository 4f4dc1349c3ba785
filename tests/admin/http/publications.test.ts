import { expect } from 'vitest';
import { publish as publishArticle } from '#tests/support/data/articles.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { textsOf } from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const home = sectionRef('home');
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

async function openSite(now?: () => Date) {
  const site = await startSite({ now });
  const admin = await site.signIn();
  const documents = async () =>
    (await chosenCopies(site.services)).map(({ ref, version }) => ({ document: ref, version }));
  return { site, admin, documents, services: site.services };
}

test('[PUBLISH-05] [PUBLISH-06] [PUBLISH-08] the calls review, publish and undo working copies', async () => {
  const { site, admin, documents, services } = await openSite();
  const before = (await services.content.section('home', 'fr')).hero.title;
  await write(services, home, { 'hero.title': 'Par l’API' });
  const review = await (await admin.post('/api/publications/review', { documents: [home] })).json();
  expect(review).toMatchObject({
    documents: [{ ref: home, changes: [{ path: 'hero.title', before, after: 'Par l’API' }] }],
    findings: [{ code: 'other-language', language: 'en' }],
  });
  expect(await site.text('/')).not.toContain('Par l’API');

  const chosen = await documents();
  const published = await admin.post('/api/publications', { documents: chosen, name: 'Essai' });
  const { id } = await published.json();
  expect(await site.text('/')).toContain('Par l’API');
  const again = await admin.post('/api/publications', { documents: chosen });
  expect([again.status, await again.json()]).toEqual([
    409,
    expect.objectContaining({ reason: 'publication-changed', error: expect.stringContaining('entre-temps') }),
  ]);
  expect(await (await admin.get(`/api/publications/${id}`)).json()).toMatchObject({
    ...{ name: 'Essai', state: 'published', documents: [{ ref: home }], findings: [] },
  });
  expect(await (await admin.get('/api/publications')).json()).toMatchObject({
    ...{ unpublished: [], scheduled: [], published: { count: 1, items: [{ id, name: 'Essai' }] } },
  });

  const undone = await admin.post(`/api/publications/${id}/undo`, {});
  expect(await undone.json()).toEqual({ changed: 1, leftAlone: [] });
  expect(await site.text('/')).not.toContain('Par l’API');
});

test('[PUBLISH-07] the calls schedule and withdraw; a moment in the past is refused', async () => {
  const { admin, documents, services } = await openSite();
  await write(services, home, { 'hero.title': 'Plus tard' });
  const at = (time: string) => documents().then((chosen) => ({ documents: chosen, at: time }));
  const past = await admin.post('/api/publications', await at('2020-01-01T00:00:00+01:00'));
  expect([past.status, (await past.json()).error]).toEqual([422, 'Cette date est déjà passée.']);
  const far = await admin.post('/api/publications', await at('9999-12-31T23:59:59-12:00'));
  expect([far.status, await far.json()]).toEqual([
    422,
    { reason: 'publication-too-far', error: 'Cette date est trop lointaine\u00a0: dix ans au plus.' },
  ]);
  const response = await admin.post('/api/publications', await at('2030-01-01T00:00:00+01:00'));
  const { id } = await response.json();
  expect(await (await admin.get(`/api/publications/${id}`)).json()).toMatchObject({
    ...{ state: 'scheduled', dueAt: '2029-12-31T23:00:00.000Z', documents: [{ ref: home }] },
  });
  expect((await admin.delete(`/api/publications/${id}`)).status).toBe(200);
  expect((await admin.delete(`/api/publications/${id}`)).status).toBe(404);
  expect(await services.workingCopies.count()).toBe(1);
});

test.for([
  ['no document', { documents: [] }],
  ['a section that does not exist', { documents: [{ document: sectionRef('nulle'), version: '0:' }] }],
  ['a field that is none', { documents: [{ document: home, version: '0:' }], more: 1 }],
  ['a moment without an offset', { documents: [{ document: home, version: '0:' }], at: '2999-01-01T00:00' }],
  ['a name with a line break', { documents: [{ document: home, version: '0:' }], name: 'a\nb' }],
])('%s is refused with 400', async ([, body], { site }) => {
  const admin = await site.signIn();
  expect((await admin.post('/api/publications', body)).status).toBe(400);
});

test('[PUBLISH-06] the plain form refuses what blocks, and shows again what was chosen, without scripts', async () => {
  const { site, admin, services } = await openSite();
  await write(services, home, { 'hero.title': '' });
  const [copy] = await chosenCopies(services);
  const headers = { cookie: admin.cookie, origin: site.url };
  const id = `section/fr/home ${copy?.version}`;
  const send = (fields: Record<string, string>) =>
    site.get('/admin/publications', { method: 'POST', headers, body: form(fields) });
  const refused = await send({ intent: 'publish', id, name: 'Janvier' });
  const page = await refused.text();
  expect(refused.status).toBe(422);
  expect(page).toContain('il y a d’abord quelque chose à corriger');
  const [, listed = ''] = page.split('aria-label="Ce qui a été refusé"');
  expect(listed.split('</section>')[0]).toContain('/admin/pages/home#home.hero.title');
  expect(page).toContain('value="Janvier"');
  for (const [fields, sentence] of [
    [{ date: '2027-03-28', time: '02:30' }, 'Cette heure n’existe pas ce jour-là'],
    [{ date: '', time: '' }, 'Choisissez une date et une heure.'],
    [{ date: '2020-01-01', time: '08:00' }, 'Cette date est déjà passée.'],
    [{ date: '9999-12-31', time: '08:00' }, 'Cette date est trop lointaine'],
    [{ date: '20027-01-01', time: '08:00' }, 'Cette date est trop lointaine'],
  ] as const)
    expect(await (await send({ intent: 'schedule', id, ...fields })).text()).toContain(sentence);
  expect(await (await send({ intent: 'publish' })).text()).toContain('Rien n’est choisi.');
  expect(await (await send({ intent: 'publish', id: 'x' })).status).toBe(422);
  for (const intent of ['withdraw', 'publish-now', 'take-out', 'undo'])
    expect([intent, (await send({ intent, id: 'nulle' })).status]).toEqual([intent, 404]);
  expect(await services.publications.past(9)).toEqual([]);
});

test('[PUBLISH-08] an undo that leaves something alone says so, and not that all is as before', async () => {
  let time = new Date('2026-03-20T12:00:00Z').getTime();
  const { site, admin, services } = await openSite(() => new Date(time));
  /** Stores an article, and answers the publication that this was. */
  const store = async (id: string, fields: Record<string, string>) => {
    time += 60_000;
    await publishArticle(site, id, fields);
    return (await services.publications.past(1))[0]?.id ?? '';
  };
  const undo = async (id: string) => {
    const headers = { cookie: admin.cookie, origin: site.url };
    const body = form({ intent: 'undo', id });
    const response = await site.get('/admin/publications/published', { method: 'POST', headers, body });
    return textsOf(await response.text(), 'main').join();
  };
  await store('own', { slug: 'avant', title: 'Le bon titre' });
  const whole = await store('own', { slug: 'apres', title: 'Un mauvais titre' });
  await store('autre', { slug: 'avant', title: 'Le voisin' });
  const page = await undo(whole);
  expect(page).toContain('Annulation faite pour 1 contenu, sauf ce qui est nommé ci-dessous.');
  expect(page).toContain('(prise par «\u00a0Le voisin\u00a0»)');

  const address = await store('own', { slug: 'encore', title: 'Le bon titre' });
  await store('tiers', { slug: 'apres', title: 'Un tiers' });
  const nothing = await undo(address);
  expect(nothing).toContain('Rien n’a été remis comme avant, pour la raison dite ci-dessous.');
  expect(nothing).not.toContain('tout est déjà comme avant');
});

test('[PUBLISH-07] one that failed because all of it was deleted is told on the page and by mail, as it is', async () => {
  let time = new Date('2026-03-20T12:00:00Z');
  const { site, services } = await openSite(() => time);
  await publishArticle(site, 'essai', { excerpt: 'Court', content: '<p>Texte</p>' });
  await write(services, { collection: 'article', language: 'fr', id: 'essai' }, { title: 'Plus tard' });
  const at = new Date('2026-04-01T06:00:00Z');
  await services.publications.schedule(await chosenCopies(services), { by: 'marie', name: 'Avril', at });
  await services.articles.remove('fr', 'essai', { by: 'paul', basedOn: 1 });
  time = at;
  await services.publications.publishDue();
  const page = async () => {
    // The session of that time has ended.
    const admin = await site.signIn();
    return textsOf(await (await admin.get('/admin/publications')).text(), 'main').join();
  };
  const told = await page();
  expect(told).toContain('«\u00a0Avril\u00a0», prévue le');
  expect(told).toContain('dans la corbeille');
  for (const untrue of ['Tout ce qui est écrit est en ligne', 'sont de nouveau ici'])
    expect(told).not.toContain(untrue);
  const [mail] = await services.mail.list(9);
  const { text = '' } = (await services.mail.read(mail?.id ?? ''))?.mail ?? {};
  expect(text).toContain('dans la corbeille');
  expect(text).not.toContain('sont de nouveau des brouillons');

  time = new Date('2026-04-09T06:00:00Z');
  expect(await page()).toContain('Tout ce qui est écrit est en ligne');
});
