import { expect } from 'vitest';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
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
  const answer = await admin.post('/api/publications', await at('2999-01-01T00:00:00+01:00'));
  const { id } = await answer.json();
  expect(await (await admin.get(`/api/publications/${id}`)).json()).toMatchObject({
    ...{ state: 'scheduled', dueAt: '2998-12-31T23:00:00.000Z', documents: [{ ref: home }] },
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
  expect(page).toContain('/admin/pages/home#home.hero.title');
  expect(page).toContain('value="Janvier"');
  for (const [fields, sentence] of [
    [{ date: '2027-03-28', time: '02:30' }, 'Cette heure n’existe pas ce jour-là'],
    [{ date: '', time: '' }, 'Choisissez une date et une heure.'],
    [{ date: '2020-01-01', time: '08:00' }, 'Cette date est déjà passée.'],
  ] as const)
    expect(await (await send({ intent: 'schedule', id, ...fields })).text()).toContain(sentence);
  expect(await (await send({ intent: 'publish' })).text()).toContain('Rien n’est choisi.');
  expect(await (await send({ intent: 'publish', id: 'x' })).status).toBe(422);
  for (const intent of ['withdraw', 'publish-now', 'take-out', 'undo'])
    expect([intent, (await send({ intent, id: 'nulle' })).status]).toEqual([intent, 404]);
  expect(await services.publications.past(9)).toEqual([]);
});
