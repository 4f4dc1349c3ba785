import { expect } from 'vitest';
import { publish } from '#tests/support/data/articles.ts';
import { edit } from '#tests/support/data/edit.ts';
import { sectionRef, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { beginPreview } from '#tests/support/site/preview.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const rows = [
  { from: '/vieux', to: '/contact' },
  { from: '/notre agence', to: '/agence#equipe' },
  { from: '/café', to: '/blog?category=guides' },
  { from: '/Tarifs.HTML', to: 'https://ailleurs.example/prix' },
  { from: '/blog/vieil-article', to: '/blog/woocommerce-ou-pas' },
  { from: '/cas-clients/vieux-client', to: '/cas-clients/cave-vauban' },
];

async function answer(site: Site, address: string, init?: RequestInit) {
  const response = await site.get(address, init);
  return [response.status, response.headers.get('location')];
}

onBothEngines('former addresses', (engine) => {
  test('[EDIT-48] they lead on as soon as they are published, and no longer once they are gone', async () => {
    const site = await startSite({ engine });
    // Kept for everybody who asks for what is not there.
    for (const address of ['/vieux', '/en/old']) expect((await site.get(address)).status).toBe(404);
    await edit(site, 'fr', 'common', { redirects: rows });
    await edit(site, 'en', 'common', { redirects: [{ from: '/en/old', to: '/en/contact' }] });
    for (const [address, to] of [
      ['/vieux', '/contact'],
      ['/vieux/', '/vieux'],
      ['/vieux?a=1&b=%C3%A9', '/contact?a=1&b=%C3%A9'],
      ['/notre%20agence', '/agence#equipe'],
      ['/notre%20agence?a=1', '/agence?a=1#equipe'],
      ['/caf%C3%A9?a=1', '/blog?category=guides&a=1'],
      ['/Tarifs.HTML', 'https://ailleurs.example/prix'],
      ['/blog/vieil-article', '/blog/woocommerce-ou-pas'],
      ['/cas-clients/vieux-client', '/cas-clients/cave-vauban'],
      ['/projets/vieux-client', '/cas-clients'],
      ['/en/old?x', '/en/contact?x'],
    ] as const)
      expect([address, ...(await answer(site, address))]).toEqual([
        ...[address, address === '/projets/vieux-client' ? 302 : 301, to],
      ]);
    expect(await answer(site, '/vieux', { method: 'HEAD' })).toEqual([301, '/contact']);
    // It may be taken back: no browser keeps it.
    expect((await site.get('/vieux')).headers.get('cache-control')).toBe('no-cache');
    for (const address of ['/Vieux', '/vieux/x', '/autre', '/en/vieux'])
      expect([address, (await site.get(address)).status]).toEqual([address, 404]);
    await edit(site, 'fr', 'common', { redirects: [] });
    expect((await site.get('/vieux')).status).toBe(404);
  });
});

test('[EDIT-48] a page that is there answers itself, and what leads round in a circle is not there', async () => {
  const site = await startSite();
  await edit(site, 'fr', 'common', {
    redirects: [
      { from: '/blog/retrouve', to: '/contact' },
      { from: '/rond', to: '/en/round' },
    ],
  });
  await edit(site, 'en', 'common', { redirects: [{ from: '/en/round', to: '/rond' }] });
  expect(await answer(site, '/blog/retrouve')).toEqual([301, '/contact']);
  await publish(site, 'retrouve');
  expect((await site.get('/blog/retrouve')).status).toBe(200);
  for (const address of ['/rond', '/en/round'])
    expect([address, (await site.get(address)).status]).toEqual([address, 404]);
});

test('[EDIT-48] a preview leads on as it is written, and visitors see nothing of it', async () => {
  const site = await startSite();
  const asTyped = rows.map(({ from, to }) => ({ from: `${from}/`, to: ` ${to}` }));
  await write(site.services, sectionRef('common'), { redirects: asTyped });
  const { cookie } = await beginPreview(site, (await site.signIn()).cookie, { perspective: 'working' });
  expect(await answer(site, '/vieux?a=1', { headers: { cookie } })).toEqual([301, '/contact?a=1']);
  expect((await site.get('/vieux')).status).toBe(404);
});

test('[EDIT-48] five hundred of them are published at once, and each leads on', async () => {
  const site = await startSite();
  const many = Array.from({ length: 500 }, (_, row) => ({ from: `/vieux-${row}`, to: `/contact?n=${row}` }));
  await edit(site, 'fr', 'common', { redirects: many });
  for (const row of [0, 250, 499])
    expect(await answer(site, `/vieux-${row}`)).toEqual([301, `/contact?n=${row}`]);
  expect((await site.get('/vieux-500')).status).toBe(404);
  // No page carries them.
  expect(await site.text('/contact')).not.toContain('vieux-');
});

test('[EDIT-49] what cannot be is refused at its field', async () => {
  const site = await startSite();
  const admin = await site.signIn();
  const { content } = await site.services.content.load('common', 'fr');
  const response = await admin.put('/api/content/fr/common', {
    content: { ...content, redirects: [{ from: '/agence', to: '/contact' }] },
    basedOn: 0,
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    problems: [{ path: 'redirects.0.from', message: expect.stringContaining('répond déjà') }],
  });
});
