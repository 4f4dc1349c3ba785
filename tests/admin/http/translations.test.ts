import { expect, test } from 'vitest';
import type { TranslatedText } from '#server/translations/translation-board.ts';
import { edit } from '#tests/support/data/edit.ts';
import { sectionRef, write } from '#tests/support/data/working-copies.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

type Admin = Awaited<ReturnType<Site['signIn']>>;

const title = 'hero.title';

async function titleOf(admin: Admin): Promise<TranslatedText | undefined> {
  const { texts } = (await (await admin.get('/api/translations/home')).json()) as { texts: TranslatedText[] };
  return texts.find(({ path }) => path === title);
}

test('[TRANS-13] [TRANS-16] a program reads the state of every text and confirms the one that it has read', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  await edit(site, 'fr', 'home', { [title]: 'Un tout autre titre' });
  const { seen = '', ...text } = (await titleOf(admin)) ?? {};
  expect(text).toMatchObject({ state: 'outdated', french: 'Un tout autre titre' });
  const confirm = async (body: unknown, section = 'home') => {
    const response = await admin.post(`/api/translations/${section}`, body);
    return [response.status, await response.json()];
  };
  await edit(site, 'fr', 'home', { [title]: 'Encore un autre' });
  expect(await confirm({ path: title, seen })).toEqual([
    409,
    expect.objectContaining({
      reason: 'translation-changed',
      error: expect.stringContaining('vient de changer'),
    }),
  ]);
  expect(await titleOf(admin)).toMatchObject({ state: 'outdated', french: 'Encore un autre' });
  const now = { path: title, seen: (await titleOf(admin))?.seen };
  expect(await confirm(now)).toEqual([200, { confirmed: true }]);
  expect(await confirm(now)).toEqual([200, { confirmed: true }]);
  expect(await titleOf(admin)).toMatchObject({ state: 'current' });

  expect((await confirm({ path: 'hero.nothing', seen }))[0]).toBe(404);
  expect((await confirm({ path: '__proto__.title', seen }))[0]).toBe(404);
  expect((await confirm(now, 'nothing'))[0]).toBe(404);
  for (const body of [{}, { path: title }, { path: 1, seen }, { ...now, more: 1 }, []])
    expect((await confirm(body))[0]).toBe(400);
  const foreign = await site.get('/api/translations/home', {
    method: 'POST',
    headers: {
      cookie: admin.cookie,
      origin: 'https://elsewhere.example',
      'content-type': 'application/json',
    },
    body: JSON.stringify(now),
  });
  expect(foreign.status).toBe(403);
});

test('[TRANS-13] the forms of the board work without scripts, and say what they refuse', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  await write(site.services, sectionRef('home'), { [title]: 'Un tout autre titre' });
  const send = async (fields: Record<string, string>) => {
    const response = await site.get('/admin/translations', {
      method: 'POST',
      headers: { cookie: admin.cookie, origin: site.url },
      body: new URLSearchParams(fields),
    });
    return [response.status, await response.text()] as const;
  };
  const form = { intent: 'confirm', document: 'section/home', path: title };
  const [changed, page] = await send({ ...form, seen: 'another' });
  expect(changed).toBe(409);
  expect(page).toContain('Ce texte vient de changer');
  expect(page).toContain('Un tout autre titre');
  expect((await send({ ...form, document: 'nothing/home', seen: '' }))[0]).toBe(404);
  expect((await send({ ...form, path: 'nothing', seen: '' }))[0]).toBe(404);
  const all = { intent: 'confirm-page', page: 'pages/home', filter: 'open' };
  expect((await send({ ...all, seen: 'another' }))[0]).toBe(409);
  const seen = (await titleOf(admin))?.seen ?? '';
  const [done, told] = await send({ ...form, seen });
  expect([done, told.includes('C’est noté')]).toEqual([200, true]);
  expect((await send({ ...form, seen }))[0]).toBe(200);
  expect((await send({ ...all, seen }))[1]).toContain('C’est déjà noté');
});
