import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { codeShown } from '#tests/support/data/one-time-code.ts';
import { onBothEngines, type TestEngine } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const home = '203.0.113.7';
const marie = { email: 'marie@atelier-vitrine.example', password: 'un mot de passe solide' };
const { password } = marie;

/** Marie, signed in, with a second factor whose codes `code` shows. */
async function withFactor(engine: TestEngine) {
  const clock = { now: new Date('2025-06-01T12:00:00Z') };
  const stores = await openStores(engine, { now: () => clock.now });
  const { accounts } = stores;
  await accounts.ensureFirst(marie);
  const { token: session = '' } = await accounts.logIn(marie, home);
  const me = await accounts.administrator(session);
  if (!me) throw new Error('not signed in');
  const { secret } = await accounts.factor.propose(me.email);
  const code = (later = 0) => codeShown(secret, clock.now, later);
  const codes = await accounts.factor.turnOn(me, { secret, code: code(), password });
  const pass = (steps: number) => {
    clock.now = new Date(clock.now.getTime() + steps * 30_000);
  };
  return { ...stores, me, session, secret, code, codes: codes ?? [], pass };
}

onBothEngines('the second factor', (engine) => {
  test('beside the password a code is needed, which is good once and for a step early or late', async () => {
    const { accounts, code, pass, session } = await withFactor(engine);
    expect((await accounts.administrator(session))?.secondFactor).toBe(true);
    expect(await accounts.logIn(marie, home)).toEqual({ code: 'needed' });
    // The code it was set up with is used up.
    expect(await accounts.logIn({ ...marie, code: code() }, home)).toEqual({ code: 'wrong' });
    pass(1);
    const twice = await Promise.all(
      [0, 1].map(() => accounts.logIn({ ...marie, code: ` ${code().slice(0, 3)} ${code().slice(3)}` }, home)),
    );
    expect(twice.filter(({ token }) => token)).toHaveLength(1);
    expect(await accounts.logIn({ ...marie, code: code() }, home)).toEqual({ code: 'wrong' });
    // A later one makes the earlier ones useless.
    expect(await accounts.logIn({ ...marie, code: code(1) }, home)).toEqual({ token: expect.any(String) });
    pass(1);
    expect(await accounts.logIn({ ...marie, code: code(-1) }, home)).toEqual({ code: 'wrong' });
    pass(2);
    expect(await accounts.logIn({ ...marie, code: code(-1) }, home)).toEqual({ token: expect.any(String) });
    pass(3);
    for (const late of [code(-2), code(2)])
      expect(await accounts.logIn({ ...marie, code: late }, home)).toEqual({ code: 'wrong' });
    expect(await accounts.logIn({ ...marie, password: 'faux', code: code() }, home)).toEqual({});
  });

  test('five wrong codes close an account for codes from everywhere: the right one is refused, and taken after a quarter of an hour', async () => {
    const { accounts, code, codes, pass } = await withFactor(engine);
    pass(1);
    const from = (index: number) => `198.51.100.${index}`;
    // At the same moment and from different places: of any number five are looked at.
    const together = await Promise.all(
      Array.from({ length: 8 }, (_, index) => accounts.logIn({ ...marie, code: code(9) }, from(index))),
    );
    expect(together.filter(({ retryAfter }) => retryAfter).length).toBeGreaterThanOrEqual(3);
    while (!(await accounts.logIn({ ...marie, code: code(9) }, from(20))).retryAfter);
    for (const address of [home, from(21)])
      expect(await accounts.logIn({ ...marie, code: code() }, address)).toEqual({ retryAfter: 900 });
    // Neither being asked for the code nor a wrong password is one, and a code from the list nobody guesses.
    expect(await accounts.logIn(marie, home)).toEqual({ code: 'needed' });
    expect(await accounts.logIn({ ...marie, password: 'faux', code: code() }, from(22))).toEqual({});
    expect(await accounts.logIn({ ...marie, code: codes[0] ?? '' }, from(22))).toEqual({
      token: expect.any(String),
    });

    pass(29);
    expect(await accounts.logIn({ ...marie, code: code() }, home)).toEqual({ retryAfter: 30 });
    pass(1);
    expect(await accounts.logIn({ ...marie, code: code() }, home)).toEqual({ token: expect.any(String) });
  });

  test('[TRUST-24] wrong codes of strangers close neither a known device nor an open session, which have five of their own', async () => {
    const { accounts, code, pass, me, session } = await withFactor(engine);
    const device = await accounts.rememberDevice('', marie.email);
    const browser = { device, family: '' };
    pass(1);
    while (!(await accounts.logIn({ ...marie, code: code(9) }, home)).retryAfter);
    expect(await accounts.logIn({ ...marie, code: code() }, home)).toEqual({ retryAfter: 900 });
    expect(await accounts.logIn({ ...marie, code: code() }, home, browser)).toEqual({
      token: expect.any(String),
    });
    pass(1);
    expect(await accounts.prove(me, { password, code: code(), session })).toBeUndefined();
    for (let guess = 0; guess < 5; guess += 1)
      expect(await accounts.prove(me, { password, code: code(9), session })).toBe('code');
    await expect(accounts.prove(me, { password, code: code(1), session })).rejects.toMatchObject({
      status: 429,
    });
  });

  test('the right code forgives the wrong ones', async () => {
    const { accounts, code, pass } = await withFactor(engine);
    for (let round = 0; round < 2; round += 1) {
      pass(1);
      for (let guess = 0; guess < 4; guess += 1)
        expect(await accounts.logIn({ ...marie, code: code(9) }, home)).toEqual({ code: 'wrong' });
      expect(await accounts.logIn(marie, home)).toEqual({ code: 'needed' });
      expect(await accounts.logIn({ ...marie, code: code() }, home)).toEqual({ token: expect.any(String) });
    }
  });

  test('each recovery code opens once, however it is written; new ones end the old', async () => {
    const { accounts, codes, me } = await withFactor(engine);
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) expect(one).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    const [first = '', second = '', third = ''] = codes;
    const twice = await Promise.all([0, 1].map(() => accounts.logIn({ ...marie, code: first }, home)));
    expect(twice.filter(({ token }) => token)).toHaveLength(1);
    const small = second.replaceAll('-', ' ').toLowerCase();
    expect(await accounts.logIn({ ...marie, code: small }, home)).toEqual({ token: expect.any(String) });
    expect(await accounts.factor.recoveryCodesLeft(me.id)).toBe(8);
    const renewed = await accounts.factor.newRecoveryCodes(me, marie.password);
    expect(await accounts.logIn({ ...marie, code: third }, home)).toEqual({ code: 'wrong' });
    expect(await accounts.logIn({ ...marie, code: renewed[9] ?? '' }, home)).toEqual({
      token: expect.any(String),
    });
  });

  test('nothing in the database opens anything: the secret needs the password, the codes are hashes', async () => {
    const { database, secret, codes } = await withFactor(engine);
    const tables = ['second_factors', 'recovery_codes', 'audit_log', 'accounts', 'login_failures'] as const;
    let stored = '';
    for (const table of tables)
      stored += JSON.stringify(await database.db.selectFrom(table).selectAll().execute());
    for (const text of [secret, ...codes, ...codes.map((one) => one.replaceAll('-', '')), password])
      expect(stored).not.toContain(text);
  });

  test('[TRUST-28] a changed password and a link keep the factor; a link made to turn it off does', async () => {
    const { accounts, code, pass, me, session, mail } = await withFactor(engine);
    const next = 'une phrase toute neuve';
    expect(await accounts.changePassword(me, { password, next, session })).toBe(true);
    pass(1);
    expect(await accounts.logIn({ email: marie.email, password: next, code: code() }, home)).toEqual({
      token: expect.any(String),
    });
    const made = { email: marie.email, by: 'terminal', days: 1 };
    const keeping = await accounts.makeLink(made);
    expect(await accounts.linkKeepsFactor(keeping)).toBe(true);
    await accounts.acceptLink(keeping, next);
    expect(await accounts.logIn({ email: marie.email, password: next }, home)).toEqual({ code: 'recovery' });
    expect(await accounts.factor.recoveryCodesLeft(me.id)).toBe(10);
    const link = await accounts.makeLink({ ...made, keepsFactor: false });
    expect(await accounts.logIn({ email: marie.email, password: next }, home)).toEqual({ code: 'recovery' });
    await accounts.acceptLink(link, password);
    expect(await accounts.logIn(marie, home)).toEqual({ token: expect.any(String) });
    expect(await accounts.factor.recoveryCodesLeft(me.id)).toBe(0);
    // [TRUST-29] Each is told by mail: turned on and off, changed, two links made and used. « désactivée » holds « activée ».
    const { items } = await mail.page({ search: '', page: 1 });
    const count = (words: string) => items.filter(({ subject }) => subject.includes(words)).length;
    expect([count('activée'), count('désactivée'), count('a changé'), count('Un lien')]).toEqual([
      2, 1, 3, 2,
    ]);
  });

  test('whoever changes it shows password and code; a second one is not put in its place', async () => {
    const { accounts, code, pass, me, secret, session } = await withFactor(engine);
    pass(1);
    await expect(accounts.factor.turnOn(me, { secret, code: code(), password })).rejects.toMatchObject({
      status: 409,
    });
    const proof = { password, code: code(), session };
    expect(await accounts.prove(me, { ...proof, password: 'faux' })).toBe('password');
    expect(await accounts.prove(me, { ...proof, code: '' })).toBe('code');
    expect(await accounts.prove(me, proof)).toBeUndefined();
    expect(await accounts.prove(me, proof)).toBe('code');
    await accounts.factor.turnOff(me);
    expect(await accounts.logIn(marie, home)).toEqual({ token: expect.any(String) });
  });
});

test('the QR code says the address that an app understands', async () => {
  const { accounts } = await openStores('sqlite', { environment: { SITE_URL: 'https://www.example.com' } });
  const { secret, address, qr } = await accounts.factor.propose(marie.email);
  expect(address).toBe(
    `otpauth://totp/www.example.com:marie%40atelier-vitrine.example?secret=${secret}&issuer=www.example.com`,
  );
  const scale = 4;
  const width = qr.size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = '', y = ''] of qr.path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row += 1)
      data.fill(
        0,
        ((Number(y) * scale + row) * width + Number(x) * scale) * 4,
        ((Number(y) * scale + row) * width + (Number(x) + 1) * scale) * 4,
      );
  expect(decodeQR({ width, height: width, data })).toBe(address);
  expect((await accounts.factor.propose(marie.email, secret)).secret).toBe(secret);
  for (const given of ['', 'A', '__proto__', 'A'.repeat(33)])
    expect((await accounts.factor.propose(marie.email, given)).secret).toMatch(/^[A-Z2-7]{32}$/);
});
