import { expect, test } from 'vitest';
import { readStanding, type StandingName } from '#domain/accounts/roles.ts';
import { codeShown } from '#tests/support/data/one-time-code.ts';
import { onBothEngines, type TestEngine } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const home = '203.0.113.7';
const password = 'un mot de passe solide';
const marie = { email: 'marie@atelier-vitrine.example', password };
const standing = (name: StandingName) => readStanding(name) ?? { role: 'reader' as const, mayPublish: false };

/** Accounts with an owner, Marie, and a way to add colleagues. */
async function openTeam(engine: TestEngine, databaseUrl?: string) {
  const stores = await openStores(engine, databaseUrl ? { databaseUrl } : {});
  const { accounts } = stores;
  await accounts.ensureFirst(marie);
  const signIn = async (email: string) => {
    const { token = '' } = await accounts.logIn({ email, password }, home);
    const administrator = await accounts.administrator(token);
    if (!administrator) throw new Error(`${email} is not signed in`);
    return administrator;
  };
  const me = await signIn(marie.email);
  const add = async (email: string, name: StandingName) => {
    await accounts.acceptLink(await accounts.invite(email, standing(name), me), password);
    return signIn(email);
  };
  const owners = async () =>
    (await accounts.list()).administrators.filter(({ role, disabled }) => role === 'owner' && !disabled);
  return { ...stores, me, add, owners, signIn };
}

onBothEngines('roles', (engine) => {
  test('[ROLE-06] an invitation makes an account with the role it names, and the journal tells of changes', async () => {
    const { accounts, audit, me, add, signIn } = await openTeam(engine);
    expect(me).toMatchObject({ role: 'owner', mayPublish: true });
    expect(await add('paul@x.example', 'editor')).toMatchObject({ role: 'editor', mayPublish: false });
    expect(await add('lea@x.example', 'editor+publish')).toMatchObject({ role: 'editor', mayPublish: true });
    const zoe = await add('zoe@x.example', 'reader');
    expect(zoe).toMatchObject({ role: 'reader', mayPublish: false });
    await accounts.invite('new@x.example', standing('reader'), me);
    expect((await accounts.list()).invitations).toMatchObject([{ email: 'new@x.example', role: 'reader' }]);

    await accounts.setStanding(zoe.id, standing('editor+publish'), me);
    expect(await signIn(zoe.email)).toMatchObject({ role: 'editor', mayPublish: true });
    const { items } = await audit.page({ action: 'role-changed', search: '', page: 1 });
    expect(items).toMatchObject([{ who: marie.email, subject: 'editor+publish/zoe@x.example' }]);
    await expect(accounts.setStanding('nobody', standing('reader'), me)).rejects.toMatchObject({
      status: 404,
    });
  });

  test('[ROLE-06] a link for an account that is there never changes its role', async () => {
    const { accounts, add, signIn } = await openTeam(engine);
    const zoe = await add('zoe@x.example', 'reader');
    const link = await accounts.makeLink({ email: zoe.email, by: 'terminal', days: 1 });
    await accounts.acceptLink(link, password);
    expect(await signIn(zoe.email)).toMatchObject({ role: 'reader', mayPublish: false });
  });

  test('[ROLE-07] the last owner can neither be shut out nor get another role, and nobody changes their own', async () => {
    const { accounts, me, add, owners } = await openTeam(engine);
    const paul = await add('paul@x.example', 'owner');
    await expect(accounts.setStanding(me.id, standing('reader'), me)).rejects.toMatchObject({
      details: { reason: 'own-role' },
    });
    await accounts.setStanding(me.id, standing('editor'), paul);
    // What Marie began as an owner may still be under way.
    for (const attempt of [
      () => accounts.setStanding(paul.id, standing('editor'), me),
      () => accounts.disable(paul.id, me),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 409, details: { reason: 'last-owner' } });
    expect(await owners()).toMatchObject([{ email: paul.email }]);
    await accounts.setStanding(me.id, standing('owner'), paul);
    await accounts.disable(paul.id, me);
    expect(await owners()).toMatchObject([{ email: marie.email }]);
  });

  test('[ROLE-07] of owners who shut each other out at the same moment, one is always left', async () => {
    const first = await openTeam(engine);
    const second = await openTeam(engine, first.url);
    const paul = await first.add('paul@x.example', 'owner');
    const { me } = first;
    for (let round = 0; round < 12; round += 1) {
      const attempts = await Promise.allSettled(
        round % 2
          ? [first.accounts.disable(paul.id, me), second.accounts.disable(me.id, paul)]
          : [
              first.accounts.setStanding(paul.id, standing('editor'), me),
              second.accounts.setStanding(me.id, standing('reader'), paul),
            ],
      );
      expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await first.owners()).toHaveLength(1);
      await first.database.db.updateTable('accounts').set({ role: 'owner', disabled: 0 }).execute();
    }
  });
});

onBothEngines('a link from an owner', (engine) => {
  test('[ROLE-12] a colleague chooses a new password; the second factor stays or goes as the owner says; nobody who is shut out', async () => {
    const { accounts, me, add, signIn } = await openTeam(engine);
    const paul = await add('paul@x.example', 'editor');
    const turnOn = async () => {
      const { secret } = await accounts.factor.propose(paul.email);
      const code = codeShown(secret, new Date('2025-06-01T12:00:00Z'));
      await accounts.factor.turnOn(paul, { secret, code, password });
    };
    await turnOn();
    const kept = await accounts.resetLink(paul.id, { keepsFactor: true }, me);
    expect([kept.email, await accounts.linkKeepsFactor(kept.token)]).toEqual([paul.email, true]);
    expect(await accounts.acceptLink(kept.token, password)).toBe(paul.email);
    expect(await accounts.logIn({ email: paul.email, password }, home)).toEqual({ code: 'recovery' });
    const without = await accounts.resetLink(paul.id, { keepsFactor: false }, me);
    expect(await accounts.linkKeepsFactor(without.token)).toBe(false);
    await accounts.acceptLink(without.token, password);
    expect(await signIn(paul.email)).toMatchObject({ role: 'editor', secondFactor: false });
    await accounts.disable(paul.id, me);
    await expect(accounts.resetLink(paul.id, { keepsFactor: true }, me)).rejects.toMatchObject({
      status: 404,
    });
  });
});
