import { expect, test } from 'vitest';
import type { StandingName } from '#domain/accounts/roles.ts';
import { contact } from '#tests/support/data/leads.ts';
import { teamMember } from '#tests/support/data/team.ts';
import { sectionRef, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import * as html from '#tests/support/html.ts';
import { startSite } from '#tests/support/site/site.ts';

const visitors = ['Ces sept derniers jours', 'À répondre', 'Visites de la semaine'];

const shown: Record<StandingName, string[]> = {
  owner: ['Pour commencer 1 sur 4', 'État du site', ...visitors, 'Travail en cours'],
  'editor+publish': ['Travail en cours'],
  editor: ['Travail en cours'],
  reader: ['État du site', ...visitors],
};

onBothEngines('the first screen', (engine) => {
  test.for(Object.entries(shown))('[TODAY-09] %s sees what the role allows', async ([name, parts]) => {
    const site = await startSite({ engine });
    await site.services.leads.submitContact({ ...contact, name: 'Zoé Lefèvre' });
    await write(site.services, sectionRef('agency'), { 'hero.title': 'Demain' }, 'paul@example.com');
    const { cookie } = await teamMember(site, name as StandingName);
    for (const address of ['/admin/today', '/admin/today.data']) {
      const response = await site.get(address, { headers: { cookie } });
      const text = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect([address, text.includes('Zoé Lefèvre')]).toEqual([address, parts.includes('À répondre')]);
      expect([address, text.includes('paul@example.com')]).toEqual([
        address,
        parts.includes('Travail en cours'),
      ]);
    }
    const page = await (await site.get('/admin/today', { headers: { cookie } })).text();
    const main = page.slice(page.indexOf('<main'));
    expect(html.textsOf(main, 'h2').filter((title) => parts.includes(title))).toEqual(parts);
    for (const owners of ['Sauvegarde', 'Disque']) expect(main.includes(owners)).toBe(name === 'owner');
    const state = await site.get('/api/content-state', { headers: { cookie } });
    expect(state.status).toBe(parts.includes('Travail en cours') ? 200 : 403);
  });
});

test('[TODAY-09] whoever is not signed in sees the login and nothing else', async () => {
  const site = await startSite();
  await site.services.leads.submitContact({ ...contact, name: 'Zoé Lefèvre' });
  const page = await site.text('/admin/today');
  expect(page).toContain('Accès réservé aux administrateurs');
  expect(page).not.toContain('Zoé Lefèvre');
  expect((await site.get('/api/content-state')).status).toBe(401);
});

test('[TRUST-01] a clock that jumped is told to the owner, until it is believed', async () => {
  const site = await startSite();
  const { cookie } = await site.signIn();
  const page = async () => (await site.get('/admin/today', { headers: { cookie } })).text();
  expect(await page()).not.toContain('Horloge');
  const { db } = await site.openDatabase();
  const at = '2030-01-01T00:00:00.000Z';
  await expect.poll(() => db.selectFrom('clock_watch').select('id').execute()).toHaveLength(1);
  await db.updateTable('clock_watch').set({ seen_at: at, doubted_at: at }).execute();
  expect(await page()).toContain('L’heure du serveur a avancé de plus de sept jours.');
});
