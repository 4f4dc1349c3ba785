import { expect, test } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/stores.ts';

const marie = { email: 'marie@atelier-vitrine.example', password: 'un mot de passe solide' };

onBothEngines('accounts', (engine) => {
  test('the one-time link makes the first administrator, once', async () => {
    const { accounts, database } = await openStores(engine);
    const old = await accounts.createSetupToken();
    const token = await accounts.createSetupToken();
    expect(await accounts.isSetupTokenOpen(old)).toBe(true);
    expect(await accounts.isSetupTokenOpen(token)).toBe(true);
    expect(await accounts.setUpFirst('wrong', marie)).toBe(false);
    const tries = await Promise.all([accounts.setUpFirst(token, marie), accounts.setUpFirst(token, marie)]);
    expect(tries.sort()).toEqual([false, true]);
    expect(await accounts.isSetupTokenOpen(token)).toBe(false);
    expect(await accounts.isSetupTokenOpen(old)).toBe(false);
    expect(await accounts.hasAdministrator()).toBe(true);

    const later = await accounts.createSetupToken();
    expect(await accounts.isSetupTokenOpen(later)).toBe(false);
    expect(await accounts.setUpFirst(later, { ...marie, email: 'eve@example.example' })).toBe(false);
    const rows = await database.db.selectFrom('accounts').select(['email', 'password_hash']).execute();
    expect(rows).toMatchObject([{ email: marie.email, password_hash: expect.stringMatching(/^argon2id\$/) }]);
  });

  test('a configured administrator is made at first start only', async () => {
    const { accounts } = await openStores(engine);
    await accounts.ensureFirst({ ...marie, email: 'Marie@Atelier-Vitrine.example' });
    await accounts.ensureFirst({ ...marie, password: 'un autre mot de passe' });
    expect(await accounts.logIn(marie)).toBeDefined();
    expect(await accounts.logIn({ ...marie, password: 'un autre mot de passe' })).toBeUndefined();
  });

  test('a session lasts 24 hours, ends at logout, and is stored as a hash only', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const { accounts, database } = await openStores(engine, { now: () => now });
    await accounts.ensureFirst(marie);
    expect(await accounts.logIn({ ...marie, email: 'inconnu@example.example' })).toBeUndefined();
    const token = (await accounts.logIn({ ...marie, email: marie.email.toUpperCase() })) ?? '';
    expect(await accounts.administrator(token)).toMatchObject({ email: marie.email });
    expect(JSON.stringify(await database.db.selectFrom('sessions').selectAll().execute())).not.toContain(
      token,
    );
    now = new Date('2025-06-02T11:59:00Z');
    expect(await accounts.administrator(token)).toBeDefined();
    now = new Date('2025-06-02T12:01:00Z');
    expect(await accounts.administrator(token)).toBeUndefined();

    const second = (await accounts.logIn(marie)) ?? '';
    await accounts.logOut(second);
    expect(await accounts.administrator(second)).toBeUndefined();
    const third = (await accounts.logIn(marie)) ?? '';
    await database.db.updateTable('accounts').set({ disabled: 1 }).execute();
    expect(await accounts.administrator(third)).toBeUndefined();
    expect(await accounts.logIn(marie)).toBeUndefined();
  });
});

test('a wrong password and an unknown e-mail take the same time, because both are hashed', async () => {
  const { accounts, database } = await openStores('sqlite');
  await accounts.ensureFirst(marie);
  const disabled = { ...marie, email: 'ancien@atelier-vitrine.example' };
  const [row] = await database.db.selectFrom('accounts').selectAll().execute();
  await database.db
    .insertInto('accounts')
    .values({ ...(row as NonNullable<typeof row>), id: 'x', email: disabled.email, disabled: 1 })
    .execute();
  const tries = {
    known: marie.email,
    unknown: 'inconnu@atelier-vitrine.example',
    disabled: disabled.email,
    none: '',
  };
  const times = new Map(Object.keys(tries).map((kind) => [kind, [] as number[]]));
  for (let round = 0; round < 9; round += 1) {
    for (const [kind, email] of Object.entries(tries)) {
      const begun = performance.now();
      expect(await accounts.logIn({ email, password: 'faux' })).toBeUndefined();
      times.get(kind)?.push(performance.now() - begun);
    }
  }
  const median = (kind: string) => times.get(kind)?.toSorted((a, b) => a - b)[4] ?? Number.NaN;
  for (const kind of ['unknown', 'disabled', 'none']) {
    expect(median(kind) / median('known'), kind).toBeGreaterThan(0.5);
    expect(median(kind) / median('known'), kind).toBeLessThan(2);
  }
});

test('no password opens the account of nobody', async () => {
  const { accounts } = await openStores('sqlite');
  for (const password of ['', 'A', 'A'.repeat(22), 'A'.repeat(43)])
    expect(await accounts.logIn({ email: marie.email, password })).toBeUndefined();
});
