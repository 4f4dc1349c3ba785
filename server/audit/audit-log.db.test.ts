import { expect, test } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';
import { withOrigin } from './origin.ts';

const home = '203.0.113.7';
const marie = { email: 'marie@atelier-vitrine.example', password: 'un mot de passe solide' };
const by = { by: marie.email, basedOn: 0 };

onBothEngines('the audit log', (engine) => {
  test('tells of each change with who and from where, in the transaction of the change', async () => {
    const { content, accounts, audit, transfer, articles } = await openStores(engine);
    const told = async () =>
      (await audit.page({ action: undefined, search: '', page: 1 })).items
        .map(({ action, who, subject, address }) => [action, who, subject, address].join(' '))
        .sort();
    await withOrigin(home, async () => {
      await accounts.ensureFirst(marie);
      const rev = await content.updateField('home', 'fr', 'hero.title', 'Un', by);
      await content.restore('home', 'fr', 0, { ...by, basedOn: rev });
      // Refused, so nothing happened and nothing is told.
      await expect(content.updateField('home', 'fr', 'hero.title', 'Deux', by)).rejects.toThrow();
      await expect(content.updateField('home', 'fr', 'hero.nothing', 'x', by)).rejects.toThrow();
      const [article] = (await articles.listed('fr')).slice(0, 1);
      await articles.remove('fr', article?.id ?? '', by);
      await transfer.resetAll(marie.email);
    });
    const [article] = (await articles.listed('fr')).slice(0, 1);
    expect(await told()).toEqual(
      [
        `account-made  ${marie.email} ${home}`,
        `delete ${marie.email} article/fr/${article?.id} ${home}`,
        `reset ${marie.email} all/2 ${home}`,
        `restore ${marie.email} section/fr/home ${home}`,
        `save ${marie.email} section/fr/home ${home}`,
      ].sort(),
    );
  });

  test('who comes and goes is told, also who is refused; what strangers type is not', async () => {
    const clock = { now: new Date('2025-06-01T12:00:00Z') };
    const { accounts, audit } = await openStores(engine, { now: () => clock.now });
    await accounts.ensureFirst(marie);
    const { token = '' } = await accounts.logIn(marie, home);
    await accounts.logOut(token);
    await accounts.logOut(token);
    await accounts.logIn({ email: 'mon mot de passe', password: 'marie' }, home);
    for (let guess = 0; guess < 9; guess += 1) await accounts.logIn({ ...marie, password: 'faux' }, home);
    const { items } = await audit.page({ action: undefined, search: '', page: 1 });
    const count = (action: string, who: string) =>
      items.filter((item) => item.action === action && item.who === who).length;
    expect([
      count('login', marie.email),
      count('logout', marie.email),
      count('login-refused', ''),
      count('login-refused', marie.email),
      count('login-closed', marie.email),
    ]).toEqual([1, 1, 1, 5, 1]);
    expect(JSON.stringify(items)).not.toContain('mon mot de passe');
    clock.now = new Date('2025-06-01T12:16:00Z');
    expect((await accounts.logIn(marie, home)).token).toBeDefined();
  });

  test('is found by action and by person, paged, and kept for a year', async () => {
    const clock = { now: new Date('2025-06-01T12:00:00Z') };
    const { audit, backgroundJobs } = await openStores(engine, { now: () => clock.now });
    for (let line = 0; line < 60; line += 1) {
      clock.now = new Date(clock.now.getTime() + 1000);
      await audit.record(
        line % 2 ? 'export' : 'download',
        line % 3 ? 'marie@x.fr' : 'paul@x.fr',
        `file/${line}`,
      );
    }
    const first = await audit.page({ action: undefined, search: '', page: 1 });
    expect([first.items.length, first.pages, first.count, first.items[0]?.subject]).toEqual([
      50,
      2,
      60,
      'file/59',
    ]);
    expect((await audit.page({ action: undefined, search: '', page: 99 })).items).toHaveLength(10);
    const found = await audit.page({ action: 'export', search: 'PAUL', page: 1 });
    expect(found.items.map(({ subject }) => subject).slice(0, 3)).toEqual(['file/57', 'file/51', 'file/45']);
    expect((await audit.page({ action: undefined, search: '100%_\\', page: 1 })).count).toBe(0);
    clock.now = new Date('2026-06-01T12:00:30.500Z');
    await backgroundJobs.purge();
    expect((await audit.page({ action: undefined, search: '', page: 1 })).count).toBe(30);
  });
});
