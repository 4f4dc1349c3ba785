import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/paris-day.ts';
import { tokenHash } from '#server/tokens.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const begun = new Date('2025-06-01T12:00:00Z');
const by = 'marie@atelier-vitrine.example';
const working = { perspective: { kind: 'working' }, path: '/', by } as const;

onBothEngines('links to previews', (engine) => {
  async function opened() {
    const clock = { now: begun };
    const stores = await openStores(engine, { now: () => clock.now });
    const later = (ms: number) => (clock.now = new Date(begun.getTime() + ms));
    return { ...stores, ...stores.previews, later };
  }

  test('[PUBLISH-11] 32 random bytes, stored as a hash; 14 days; who made it and when; openings counted', async () => {
    const { links, openLink, database, audit } = await opened();
    const { id, token, expiresAt } = await links.create(working);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(expiresAt).toBe('2025-06-15T12:00:00.000Z');
    const rows = await database.db.selectFrom('preview_links').selectAll().execute();
    expect(rows.map((row) => row.token_hash)).toEqual([tokenHash(token)]);
    expect(JSON.stringify(rows)).not.toContain(token);

    await Promise.all(Array.from({ length: 20 }, () => openLink(token)));
    expect(await links.list()).toEqual([
      {
        ...{ id, perspective: 'working', path: '/', openings: 20, revokedAt: '' },
        ...{ createdAt: begun.toISOString(), createdBy: by, expiresAt },
      },
    ]);
    await links.revoke(id, by);
    const { items } = await audit.page({ action: undefined, search: '', page: 1 });
    expect(items.map(({ action, who, subject }) => [action, who, subject]).sort()).toEqual([
      ['preview-link-made', by, 'working'],
      ['preview-link-withdrawn', by, 'working'],
    ]);
  });

  test('[PUBLISH-11] an altered, revoked or ended link opens nothing, nor does what it opened before', async () => {
    const { links, openLink, claimIn, open, later } = await opened();
    const cookieOf = async (token: string) => (await openLink(token))?.cookie.split(';')[0] ?? '';
    const seen = async (cookie: string) => {
      const claim = claimIn(cookie);
      return claim && (await open(claim, cookie))?.perspective;
    };
    const { id, token } = await links.create(working);
    const cookie = await cookieOf(token);
    expect(await seen(cookie)).toEqual({ kind: 'working' });
    const altered = token.replace(/./, (first) => (first === 'A' ? 'B' : 'A'));
    for (const other of [altered, '', token.slice(1), `${token}A`, tokenHash(token), token.toUpperCase()])
      expect([other, await openLink(other)]).toEqual([other, undefined]);

    await links.revoke(id, by);
    await links.revoke(id, by);
    expect([await openLink(token), await seen(cookie)]).toEqual([undefined, undefined]);
    await expect(links.revoke('none', by)).rejects.toMatchObject({
      ...{ status: 404, details: { reason: 'preview-link-unknown' } },
    });

    const short = await links.create({ ...working, days: 1 });
    later(DAY_MS - 60_000);
    const last = await cookieOf(short.token);
    expect(await seen(last)).toEqual({ kind: 'working' });
    later(DAY_MS);
    expect([await openLink(short.token), await seen(last)]).toEqual([undefined, undefined]);
    expect((await links.list()).map(({ openings }) => openings)).toEqual([1, 1]);
  });

  test('[PUBLISH-10] what was opened ends after two hours; opened again, it begins again', async () => {
    const { links, openLink, claimIn, later } = await opened();
    const { token } = await links.create(working);
    const cookie = (await openLink(token))?.cookie ?? '';
    expect(cookie).toMatch(/^preview=[\w.-]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/);
    const [value = ''] = cookie.split(';');
    later(2 * 60 * 60 * 1000 - 1);
    expect(claimIn(value)).toBeDefined();
    later(2 * 60 * 60 * 1000);
    expect(claimIn(value)).toBeUndefined();
    expect(claimIn((await openLink(token))?.cookie.split(';')[0])).toBeDefined();
  });

  test('[PUBLISH-11] a moment that has come and a publication that no longer waits cannot be shared or seen', async () => {
    const stores = await opened();
    const { links, openLink, claimIn, open, later, workingCopies, publications } = stores;
    const past = links.create({ ...working, perspective: { kind: 'at', time: begun } });
    await expect(past).rejects.toMatchObject({ status: 422, details: { reason: 'publication-past' } });
    const none = links.create({ ...working, perspective: { kind: 'publication', id: 'none' } });
    await expect(none).rejects.toMatchObject({ status: 404, details: { reason: 'publication-unknown' } });
    expect(await links.list()).toEqual([]);

    const ref = { collection: 'section', language: 'fr', id: 'home' } as const;
    const { content, version } = await workingCopies.load(ref);
    const changed = {
      ...(content as { hero: object }),
      hero: { ...(content as { hero: object }).hero, title: 'Neuf' },
    };
    const copy = await workingCopies.save(ref, changed, { basedOn: version, by });
    const at = new Date(begun.getTime() + DAY_MS);
    const id = await publications.schedule([{ ref, version: copy }], { by, at, name: 'Janvier' });
    const { token } = await links.create({ ...working, perspective: { kind: 'publication', id } });
    const cookie = (await openLink(token))?.cookie.split(';')[0] ?? '';
    const preview = async () => {
      const claim = claimIn(cookie);
      return claim && open(claim, cookie);
    };
    expect(await preview()).toMatchObject({ name: 'Janvier', byLink: true });
    later(60_000);
    await publications.withdraw(id, by);
    expect(await preview()).toBeUndefined();
    expect(await openLink(token)).toBeUndefined();
    const time = new Date(begun.getTime() + DAY_MS);
    const moment = await links.create({ ...working, perspective: { kind: 'at', time } });
    expect(await openLink(moment.token)).toBeDefined();
    later(DAY_MS);
    expect(await openLink(moment.token)).toBeUndefined();
    expect((await links.list()).map(({ openings }) => openings)).toEqual([1, 1]);
  });

  test('[PUBLISH-11] the daily purge forgets a link 90 days after its end', async () => {
    const { links, later, backgroundJobs } = await opened();
    const revoked = await links.create({ ...working, days: 30 });
    const kept = await links.create(working);
    await links.revoke(revoked.id, by);
    const left = async () => (await links.list()).map(({ id }) => id);
    later(90 * DAY_MS);
    await backgroundJobs.purge();
    expect(await left()).toHaveLength(2);
    later(90 * DAY_MS + 1);
    await backgroundJobs.purge();
    expect(await left()).toEqual([kept.id]);
    later(104 * DAY_MS + 1);
    await backgroundJobs.purge();
    expect(await left()).toEqual([]);
  });
});
