import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const home = '203.0.113.7';
const editor = { role: 'editor', mayPublish: false } as const;
const marie = { email: 'marie@atelier-vitrine.example', password: 'un mot de passe solide' };

/** From here on nobody can note a failure. */
const WRITES_FAIL = {
  sqlite: [
    "create trigger written before insert on login_failures begin select raise(abort, 'written'); end",
  ],
  postgres: [
    "create function written() returns trigger language plpgsql as $$ begin raise exception 'written'; end $$",
    'create trigger written before insert on login_failures for each row execute function written()',
  ],
};

/** From here on nobody can note that a session is used. */
const USE_FAILS = {
  sqlite: ["create trigger used before update on sessions begin select raise(abort, 'used'); end"],
  postgres: [
    "create function used() returns trigger language plpgsql as $$ begin raise exception 'used'; end $$",
    'create trigger used before update on sessions for each row execute function used()',
  ],
};

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
    for (const hour of [6, 12, 18]) {
      now = new Date(Date.UTC(2025, 5, 1, 12 + hour));
      expect(await accounts.administrator(token)).toBeDefined();
      const noted = () => database.db.selectFrom('sessions').select('used_at').executeTakeFirst();
      await expect.poll(noted).toEqual({ used_at: now.toISOString() });
    }
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

  test('[TRUST-21] a try that has to wait writes nothing', async () => {
    const { accounts, database } = await openStores(engine);
    await accounts.ensureFirst(marie);
    const wrong = { ...marie, password: 'un mot de passe faux' };
    while ((await accounts.logIn(wrong, home)).retryAfter === undefined);
    for (const statement of WRITES_FAIL[engine]) await sql.raw(statement).execute(database.db);
    expect(await accounts.logIn(wrong, home)).toMatchObject({ retryAfter: expect.any(Number) });
    await expect(accounts.logIn(wrong, '198.51.100.1')).rejects.toThrow('written');
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
    const change = { password: marie.password, next: 'une phrase toute neuve', session: here };
    expect(await accounts.changePassword(me, { ...change, password: 'faux' })).toBe(false);
    expect(await accounts.administrator(elsewhere)).toBeDefined();
    expect(await accounts.changePassword(me, change)).toBe(true);
    expect(await accounts.administrator(here)).toBeDefined();
    expect(await accounts.administrator(elsewhere)).toBeUndefined();
    expect(await accounts.logIn(marie, home)).toEqual({});
    for (let round = 0; round < 5; round += 1)
      expect(await accounts.changePassword(me, { ...change, password: 'faux' })).toBe(false);
    await expect(accounts.changePassword(me, change)).rejects.toMatchObject({ status: 429 });
  });

  test('[TRUST-23] nobody chooses a password that is guessed soon, by whatever way; the link stays good', async () => {
    const { accounts } = await openStores(engine, {
      environment: { SITE_URL: 'https://www.durand-toiture.fr' },
    });
    const refusals = async (choose: (password: string) => Promise<unknown>) => {
      for (const [password, reason] of [
        ['password1234', 'password-common'],
        ['aaaaaaaaaaaa', 'password-repeated'],
        ['vitrine12345', 'password-own'],
        ['durandtoiture2026', 'password-own'],
        [marie.email, 'password-own'],
      ] as const)
        await expect(choose(password)).rejects.toMatchObject({ status: 422, details: { reason } });
    };
    const setup = await accounts.createSetupToken();
    await refusals((password) => accounts.setUpFirst(setup, { ...marie, password }));
    expect(await accounts.setUpFirst(setup, marie)).toBe(true);
    const link = await accounts.makeLink({ email: marie.email, by: 'terminal', days: 1 });
    await refusals((password) => accounts.acceptLink(link, password));
    expect(await accounts.acceptLink('no link', 'password1234')).toBeUndefined();
    expect(await accounts.acceptLink(link, marie.password)).toBe(marie.email);
    const { token: session = '' } = await accounts.logIn(marie, home);
    const me = await accounts.administrator(session);
    if (!me) throw new Error('not signed in');
    const change = { password: marie.password, session };
    await refusals((next) => accounts.changePassword(me, { ...change, next }));
    expect(await accounts.logIn(marie, home)).toEqual({ token: expect.any(String) });
  });

  test('[TRUST-24] a device that signed in before is never shut out by strangers, and has five tries of its own', async () => {
    const { accounts, database } = await openStores(engine);
    await accounts.ensureFirst(marie);
    const device = await accounts.rememberDevice('', marie.email);
    const failures = Array.from({ length: 60 }, (_, index) => ({
      id: `failure-${index}`,
      email: marie.email,
      address: index % 2 ? home : `203.0.113.${index}`,
      failed_at: '2025-06-01T11:59:00.000Z',
    }));
    await database.db.insertInto('login_failures').values(failures).execute();
    const wrong = { ...marie, password: 'faux' };
    const by = (cookie: string) => ({ device: cookie, family: '' });
    expect(await accounts.logIn(marie, home)).toEqual({ retryAfter: 840 });
    expect(await accounts.logIn(marie, home, by(device))).toEqual({ token: expect.any(String) });
    // The sign is of this account, this password and this site alone.
    const invented = `${'A'.repeat(22)}.${'A'.repeat(43)}`;
    for (const cookie of ['', 'x', invented, device.slice(0, -1), `${device}A`, device.replace('.', 'A.')])
      expect(await accounts.logIn(marie, home, by(cookie))).toEqual({ retryAfter: 840 });
    const paul = { email: 'paul@x.example', password: 'trois chats et un chien' };
    await accounts.acceptLink(await accounts.makeLink({ ...paul, by: 'terminal', days: 1 }), paul.password);
    const shared = await accounts.rememberDevice(device, paul.email);
    expect(shared.split('~')).toHaveLength(2);
    expect(await accounts.rememberDevice(shared, marie.email)).toContain(device);
    expect(await accounts.logIn(marie, home, by(shared))).toEqual({ token: expect.any(String) });
    // Its own tries are few, however many come at once, and close nobody else's way.
    const together = await Promise.all(
      Array.from({ length: 9 }, () => accounts.logIn(wrong, home, by(device))),
    );
    expect(together.filter(({ retryAfter }) => retryAfter).length).toBeGreaterThanOrEqual(4);
    while ((await accounts.logIn(wrong, home, by(device))).retryAfter === undefined);
    expect(await accounts.logIn(marie, home, by(device))).toEqual({ retryAfter: 900 });
    expect(await accounts.logIn(paul, '198.51.100.1', by(shared))).toEqual({ token: expect.any(String) });
  });

  test('[TRUST-24] another password makes strangers of all devices; nothing in the database knows one again', async () => {
    const { accounts, database } = await openStores(engine);
    await accounts.ensureFirst(marie);
    const device = await accounts.rememberDevice('', marie.email);
    const next = 'une phrase toute neuve';
    await accounts.acceptLink(await accounts.makeLink({ email: marie.email, by: 'terminal', days: 1 }), next);
    expect((await accounts.rememberDevice(device, marie.email)).split('~')[0]).not.toBe(device);
    for (const table of ['accounts', 'sessions', 'login_failures', 'audit_log'] as const)
      expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute())).not.toContain(
        device.split('.')[1],
      );
  });

  test('[TRUST-24] who is signed in can change the password, whatever strangers fail at the account', async () => {
    const { accounts, database } = await openStores(engine);
    await accounts.ensureFirst(marie);
    const { token: session = '' } = await accounts.logIn(marie, home);
    const me = await accounts.administrator(session);
    if (!me) throw new Error('not signed in');
    const failures = Array.from({ length: 120 }, (_, index) => ({
      id: `failure-${index}`,
      email: marie.email,
      address: home,
      failed_at: '2025-06-01T11:59:00.000Z',
    }));
    await database.db.insertInto('login_failures').values(failures).execute();
    expect(await accounts.logIn(marie, home)).toEqual({ retryAfter: 840 });
    const next = 'une phrase toute neuve';
    expect(await accounts.changePassword(me, { password: marie.password, next, session })).toBe(true);
    expect(await accounts.prove(me, { password: next, session })).toBeUndefined();
  });

  test('[TRUST-25] a session without a request for eight hours has ended; its use is noted every few minutes', async () => {
    const clock = { now: new Date('2025-06-01T12:00:00Z') };
    const pass = (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    };
    const { accounts, database, backgroundJobs } = await openStores(engine, { now: () => clock.now });
    await accounts.ensureFirst(marie);
    const { token = '' } = await accounts.logIn(marie, home);
    const usedAt = async () =>
      (await database.db.selectFrom('sessions').select('used_at').executeTakeFirst())?.used_at;
    pass(4);
    expect(await accounts.administrator(token)).toBeDefined();
    pass(7 * 60 + 55);
    expect(await usedAt()).toBe('2025-06-01T12:00:00.000Z');
    expect(await accounts.administrator(token)).toBeDefined();
    await expect.poll(usedAt).toBe('2025-06-01T19:59:00.000Z');
    pass(8 * 60 - 1);
    expect(await accounts.administrator(token)).toBeDefined();
    await expect.poll(usedAt).toBe('2025-06-02T03:58:00.000Z');
    const { token: idle = '' } = await accounts.logIn(marie, home);
    pass(8 * 60);
    expect(await accounts.administrator(idle)).toBeUndefined();
    expect(await accounts.sessionsOf('nobody', idle)).toEqual([]);
    await backgroundJobs.purge();
    expect(await database.db.selectFrom('sessions').select('token_hash').execute()).toEqual([]);
  });

  test('[TRUST-25] where its use cannot be noted, a session stays open until its time', async () => {
    const clock = { now: new Date('2025-06-01T12:00:00Z') };
    const { accounts, database } = await openStores(engine, { now: () => clock.now });
    await accounts.ensureFirst(marie);
    const { token = '' } = await accounts.logIn(marie, home);
    for (const statement of USE_FAILS[engine]) await sql.raw(statement).execute(database.db);
    clock.now = new Date('2025-06-01T19:59:00Z');
    for (let look = 0; look < 3; look += 1) expect(await accounts.administrator(token)).toBeDefined();
  });

  test('[TRUST-26] one sees the own sessions and ends one or all others, never those of somebody else', async () => {
    const clock = { now: new Date('2025-06-01T12:00:00Z') };
    const { accounts, audit } = await openStores(engine, { now: () => clock.now });
    await accounts.ensureFirst(marie);
    const tokens = [];
    for (const family of ['Firefox, Windows', 'Safari, iPhone', '']) {
      tokens.push((await accounts.logIn(marie, home, { device: '', family })).token ?? '');
      clock.now = new Date(clock.now.getTime() + 60_000);
    }
    const [first = '', second = '', third = ''] = tokens;
    const me = await accounts.administrator(first);
    if (!me) throw new Error('not signed in');
    const paul = { email: 'paul@x.example', password: 'trois chats et un chien' };
    await accounts.acceptLink(await accounts.makeLink({ ...paul, by: 'terminal', days: 1 }), paul.password);
    const { token: his = '' } = await accounts.logIn(paul, home);
    const sessions = await accounts.sessionsOf(me.id, first);
    expect(sessions.map(({ browser, present, created_at }) => [browser, present, created_at])).toEqual([
      ['', false, '2025-06-01T12:02:00.000Z'],
      ['Safari, iPhone', false, '2025-06-01T12:01:00.000Z'],
      ['Firefox, Windows', true, '2025-06-01T12:00:00.000Z'],
    ]);
    expect(JSON.stringify(sessions)).not.toContain(first);
    const idOf = (browser: string) => sessions.find((one) => one.browser === browser)?.id ?? '';
    const paulId = (await accounts.administrator(his))?.id ?? '';
    const [hisSession] = await accounts.sessionsOf(paulId, '');
    expect(await accounts.endSession(me, hisSession?.id ?? '', first)).toBe(0);
    expect(await accounts.endSession(me, idOf('Firefox, Windows'), first)).toBe(0);
    expect(await accounts.endSession(me, idOf('Safari, iPhone'), first)).toBe(1);
    expect(await accounts.endSession(me, idOf('Safari, iPhone'), first)).toBe(0);
    expect(await accounts.administrator(second)).toBeUndefined();
    expect(await accounts.administrator(third)).toBeDefined();
    expect(await accounts.endOtherSessions(me, first)).toBe(1);
    expect(await accounts.administrator(third)).toBeUndefined();
    expect([await accounts.administrator(first), await accounts.administrator(his)]).not.toContain(undefined);
    const { items } = await audit.page({ action: 'sessions-ended', search: '', page: 1 });
    expect(items.map(({ who }) => who)).toEqual([marie.email, marie.email]);
  });

  test('[TRUST-29] the address of the account is told by mail what happens to it', async () => {
    const { accounts, mail } = await openStores(engine);
    await accounts.ensureFirst(marie);
    const told = async () => {
      const { items } = await mail.page({ search: '', page: 1 });
      return items.map(({ to, subject }) => `${to} ${/\] (.*) \(/.exec(subject)?.[1]}`).sort();
    };
    const firefox = { device: '', family: 'Firefox, Windows' };
    const { token: session = '' } = await accounts.logIn(marie, home, firefox);
    const device = await accounts.rememberDevice('', marie.email);
    await accounts.logIn(marie, home, { ...firefox, device });
    const me = await accounts.administrator(session);
    if (!me) throw new Error('not signed in');
    const paul = { email: 'paul@x.example', password: 'trois chats et un chien' };
    await accounts.acceptLink(await accounts.invite(paul.email, editor, me), paul.password);
    await accounts.logIn(paul, home, firefox);
    // At the first sign-in of an account there is nobody to warn.
    expect(await told()).toEqual([]);

    await accounts.logIn(marie, home, firefox);
    await accounts.logIn({ ...paul, password: 'faux' }, home, firefox);
    const next = 'une phrase toute neuve';
    await accounts.changePassword(me, { password: 'faux', next, session });
    expect(await told()).toEqual([`${marie.email} Connexion depuis un nouvel appareil`]);
    await accounts.changePassword(me, { password: marie.password, next, session });
    const { administrators } = await accounts.list();
    const paulId = administrators.find(({ email }) => email === paul.email)?.id ?? '';
    const { token: reset } = await accounts.resetLink(paulId, { keepsFactor: true }, me);
    await accounts.acceptLink(reset, next);
    expect(await told()).toEqual([
      `${marie.email} Connexion depuis un nouvel appareil`,
      `${marie.email} Votre mot de passe a changé`,
      `${paul.email} Un lien pour changer votre mot de passe`,
      `${paul.email} Votre mot de passe a changé`,
    ]);
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
