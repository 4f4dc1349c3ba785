import { expect, test } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const home = '203.0.113.7';
const editor = { role: 'editor', mayPublish: false } as const;
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
    expect(rows).toMatchObject([
      { email: marie.email, password_hash: expect.stringMatching(/^\$argon2id\$v=19\$/) },
    ]);
  });

  test('a password record of the former format opens, and is renewed by the right password only', async () => {
    const { accounts, database } = await openStores(engine);
    await accounts.ensureFirst(marie);
    const former = 'argon2id$19456$2$1V-03TEfKC5uUIJTkrWJjg$-2G8ep8398OmtFXTR68OkyxIx3YpZB2IWI4lTR6ITkk';
    await database.db.updateTable('accounts').set({ password_hash: former }).execute();
    const record = async () =>
      (await database.db.selectFrom('accounts').select('password_hash').executeTakeFirst())?.password_hash;
    expect(await accounts.logIn({ ...marie, password: 'faux' }, home)).toEqual({});
    expect(await record()).toBe(former);
    expect(await accounts.logIn(marie, home)).toEqual({ token: expect.any(String) });
    const renewed = await record();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await accounts.logIn(marie, home)).toEqual({ token: expect.any(String) });
    expect(await record()).toBe(renewed);
  });

  test('[TRUST-11] failed logins go with the daily purge, once they count no more', async () => {
    const clock = { now: new Date('2026-06-01T12:00:00Z') };
    const { accounts, database, backgroundJobs } = await openStores(engine, { now: () => clock.now });
    await accounts.ensureFirst(marie);
    await accounts.logIn({ ...marie, password: 'faux' }, home);
    const failures = () => database.db.selectFrom('login_failures').select('id').execute();
    await backgroundJobs.purge();
    expect(await failures()).toHaveLength(1);
    clock.now = new Date('2026-06-01T12:15:00Z');
    await backgroundJobs.purge();
    expect(await failures()).toEqual([]);
  });

  test('a configured administrator is made at first start only', async () => {
    const { accounts } = await openStores(engine);
    await accounts.ensureFirst({ ...marie, email: 'Marie@Atelier-Vitrine.example' });
    await accounts.ensureFirst({ ...marie, password: 'un autre mot de passe' });
    expect(await accounts.logIn(marie, home)).toEqual({ token: expect.any(String) });
    expect(await accounts.logIn({ ...marie, password: 'un autre mot de passe' }, home)).toEqual({});
  });

  test('a session lasts 24 hours, ends at logout, and is stored as a hash only', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const { accounts, database } = await openStores(engine, { now: () => now });
    await accounts.ensureFirst(marie);
    expect(await accounts.logIn({ ...marie, email: 'inconnu@example.example' }, home)).toEqual({});
    const { token = '' } = await accounts.logIn({ ...marie, email: marie.email.toUpperCase() }, home);
    expect(await accounts.administrator(token)).toMatchObject({ email: marie.email });
    expect(JSON.stringify(await database.db.selectFrom('sessions').selectAll().execute())).not.toContain(
      token,
    );
    now = new Date('2025-06-02T11:59:00Z');
    expect(await accounts.administrator(token)).toBeDefined();
    now = new Date('2025-06-02T12:01:00Z');
    expect(await accounts.administrator(token)).toBeUndefined();

    const { token: second = '' } = await accounts.logIn(marie, home);
    await accounts.logOut(second);
    expect(await accounts.administrator(second)).toBeUndefined();
    const { token: third = '' } = await accounts.logIn(marie, home);
    await database.db.updateTable('accounts').set({ disabled: 1 }).execute();
    expect(await accounts.administrator(third)).toBeUndefined();
    expect(await accounts.logIn(marie, home)).toEqual({});
  });

  test('[AUTH-12] after 5 failures from one address even the right password waits, other addresses do not, and a restart forgets nothing', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const clock = () => now;
    const first = await openStores(engine, { now: clock });
    await first.accounts.ensureFirst(marie);
    const wrong = { ...marie, password: 'faux' };
    const together = await Promise.all(Array.from({ length: 9 }, () => first.accounts.logIn(wrong, home)));
    const refused = together.filter(({ retryAfter }) => retryAfter !== undefined);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    while ((await first.accounts.logIn(wrong, home)).retryAfter === undefined);

    const { accounts } = await openStores(engine, { now: clock, databaseUrl: first.url });
    expect(await accounts.logIn(marie, home)).toEqual({ retryAfter: 900 });
    expect(await accounts.logIn(marie, '198.51.100.1')).toEqual({ token: expect.any(String) });
    now = new Date('2025-06-01T12:14:59Z');
    expect(await accounts.logIn(marie, home)).toEqual({ retryAfter: 1 });
    now = new Date('2025-06-01T12:15:00Z');
    expect(await accounts.logIn(marie, home)).toEqual({ token: expect.any(String) });
  });

  test('[AUTH-12] one e-mail is closed everywhere after 50 failures, and a link of the terminal opens it again', async () => {
    const { accounts, database } = await openStores(engine);
    await accounts.ensureFirst(marie);
    const failures = Array.from({ length: 50 }, (_, index) => ({
      id: `failure-${index}`,
      email: marie.email,
      address: `203.0.113.${index}`,
      failed_at: '2025-06-01T11:59:00.000Z',
    }));
    await database.db.insertInto('login_failures').values(failures).execute();
    expect(await accounts.logIn(marie, '198.51.100.1')).toEqual({ retryAfter: 840 });
    const link = await accounts.makeLink({ email: marie.email, by: 'terminal', days: 1 });
    const password = 'une phrase toute neuve';
    expect(await accounts.acceptLink(link, password)).toBe(marie.email);
    expect(await accounts.logIn({ ...marie, password }, '198.51.100.1')).toEqual({
      token: expect.any(String),
    });
  });

  test('an invitation is used once, by its own e-mail, within its time; who is shut out is out at once', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const { accounts } = await openStores(engine, { now: () => now });
    await accounts.ensureFirst(marie);
    const { token = '' } = await accounts.logIn(marie, home);
    const me = await accounts.administrator(token);
    if (!me) throw new Error('not signed in');
    const paul = { email: 'paul@atelier-vitrine.example', password: 'un mot de passe solide' };

    const late = await accounts.invite(paul.email, editor, me);
    now = new Date('2025-06-08T12:00:00Z');
    expect(await accounts.linkEmail(late)).toBeUndefined();
    expect(await accounts.acceptLink(late, paul.password)).toBeUndefined();
    const replaced = await accounts.invite(paul.email, editor, me);
    const link = await accounts.invite(paul.email, editor, me);
    expect(await accounts.linkEmail(replaced)).toBeUndefined();
    expect(await accounts.linkEmail(link)).toBe(paul.email);
    const uses = await Promise.all([0, 1].map(() => accounts.acceptLink(link, paul.password)));
    expect(uses.sort()).toEqual([paul.email, undefined]);
    await expect(accounts.invite(paul.email, editor, me)).rejects.toMatchObject({ status: 409 });

    const { token: his = '' } = await accounts.logIn(paul, home);
    const { administrators } = await accounts.list();
    expect(administrators).toMatchObject([
      { email: marie.email },
      { email: paul.email, disabled: 0, last_login_at: now.toISOString() },
    ]);
    const hisId = administrators[1]?.id ?? '';
    const reset = await accounts.makeLink({ email: paul.email, by: 'terminal', days: 1 });
    await accounts.disable(hisId, me);
    expect(await accounts.administrator(his)).toBeUndefined();
    expect(await accounts.logIn(paul, home)).toEqual({});
    expect(await accounts.acceptLink(reset, 'un autre mot de passe')).toBeUndefined();
    await accounts.enable(hisId, me);
    expect(await accounts.administrator(his)).toBeUndefined();
    expect(await accounts.logIn(paul, home)).toEqual({ token: expect.any(String) });
    await expect(accounts.disable(me.id, me)).rejects.toMatchObject({ status: 409 });
    await expect(accounts.disable('nobody', me)).rejects.toMatchObject({ status: 404 });
  });

  test('a changed password ends the other sessions and keeps the one it was changed in', async () => {
    const { accounts } = await openStores(engine);
    await accounts.ensureFirst(marie);
    const { token: here = '' } = await accounts.logIn(marie, home);
    const { token: elsewhere = '' } = await accounts.logIn(marie, home);
    const me = await accounts.administrator(here);
    if (!me) throw new Error('not signed in');
    const change = { password: marie.password, next: 'une phrase toute neuve', address: home, session: here };
    expect(await accounts.changePassword(me, { ...change, password: 'faux' })).toBe(false);
    expect(await accounts.administrator(elsewhere)).toBeDefined();
    expect(await accounts.changePassword(me, change)).toBe(true);
    expect(await accounts.administrator(here)).toBeDefined();
    expect(await accounts.administrator(elsewhere)).toBeUndefined();
    expect(await accounts.logIn(marie, home)).toEqual({});
    for (let round = 0; round < 4; round += 1)
      expect(await accounts.changePassword(me, { ...change, password: 'faux' })).toBe(false);
    await expect(accounts.changePassword(me, change)).rejects.toMatchObject({ status: 429 });
  });

  test('what has run out is removed from the database', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const { accounts, database, backgroundJobs } = await openStores(engine, { now: () => now });
    await accounts.ensureFirst(marie);
    await accounts.logIn(marie, home);
    await accounts.makeLink({ email: marie.email, by: 'terminal', days: 1 });
    now = new Date('2025-06-03T12:00:00Z');
    await backgroundJobs.purge();
    expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('account_links').selectAll().execute()).toEqual([]);
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
  // The quickest of each: what else the machine does only adds to a time. On a busy one more rounds are
  // needed until all have met a quiet moment; a password that is not hashed never takes as long.
  const ratio = (kind: string) =>
    Math.min(...(times.get(kind) ?? [])) / Math.min(...(times.get('known') ?? []));
  const others = ['unknown', 'disabled', 'none'];
  const areAlike = () => others.every((kind) => ratio(kind) > 0.5 && ratio(kind) < 2);
  for (let round = 0; round < 9 || (round < 25 && !areAlike()); round += 1) {
    for (const [kind, email] of Object.entries(tries)) {
      const begun = performance.now();
      expect(await accounts.logIn({ email, password: 'faux' }, `203.0.113.${round}`)).toEqual({});
      times.get(kind)?.push(performance.now() - begun);
    }
  }
  for (const kind of others) {
    expect(ratio(kind), kind).toBeGreaterThan(0.5);
    expect(ratio(kind), kind).toBeLessThan(2);
  }
});

test('no password opens the account of nobody', async () => {
  const { accounts } = await openStores('sqlite');
  for (const password of ['', 'A', 'A'.repeat(22), 'A'.repeat(43)])
    expect(await accounts.logIn({ email: marie.email, password }, home)).toEqual({});
});
