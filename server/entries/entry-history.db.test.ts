import { expect, test } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const by = (basedOn = 0, who = 'marie') => ({ by: who, basedOn });
const shipped = 'woocommerce-ou-pas';

onBothEngines('the history of articles and case studies', (engine) => {
  test('an entry is loaded with the version that a change must be based on', async () => {
    const { articles } = await openStores(engine);
    const before = await articles.load('fr', shipped);
    expect(before).toMatchObject({ entry: { id: shipped }, rev: 0 });
    await articles.save('fr', { ...before.entry, title: 'Un' }, by(0));
    expect(await articles.load('fr', shipped)).toMatchObject({ entry: { title: 'Un' }, rev: 1 });
    await expect(articles.save('fr', { ...before.entry, title: 'Deux' }, by(0))).rejects.toMatchObject({
      status: 409,
      details: { currentRev: 1 },
    });
    for (const id of ['nope', '__proto__', 'cave-vauban'])
      await expect(articles.load('fr', id)).rejects.toMatchObject({ status: 404 });
  });

  test('every version is there, the shipped one as the first, and each can come back', async () => {
    const { articles } = await openStores(engine);
    const { entry, html } = await articles.load('fr', shipped);
    await articles.save('fr', { ...entry, title: 'Un' }, by(0));
    await articles.save('fr', { ...entry, title: 'Deux' }, by(1, 'paul'));
    const revisions = await articles.revisions('fr', shipped);
    expect(revisions.map(({ rev, action, updatedBy }) => [rev, action, updatedBy])).toEqual([
      [2, 'save', 'paul'],
      [1, 'save', 'marie'],
      [0, 'ship', ''],
    ]);
    expect(await articles.restore('fr', shipped, 1, by(2))).toBe(3);
    expect((await articles.byId('fr', shipped))?.title).toBe('Un');
    await articles.restore('fr', shipped, 0, by(3));
    expect(await articles.publishedBySlug('fr', shipped)).toEqual({ ...entry, content: html });
    await expect(articles.restore('fr', shipped, 9, by(4))).rejects.toMatchObject({ status: 404 });
    await expect(articles.restore('fr', shipped, 1, by(1))).rejects.toMatchObject({ status: 409 });
  });

  test('what was deleted can come back, unless its name was given away', async () => {
    const { articles } = await openStores(engine);
    const { entry, html } = await articles.load('fr', shipped);
    await articles.remove('fr', shipped, by(0));
    await expect(articles.load('fr', shipped)).rejects.toMatchObject({ status: 404 });
    await expect(articles.restore('fr', shipped, 1, by(1))).rejects.toMatchObject({ status: 404 });
    await articles.save('fr', { ...entry, id: 'autre' }, by(0));
    await expect(articles.restore('fr', shipped, 0, by(1))).rejects.toMatchObject({ status: 409 });
    await articles.remove('fr', 'autre', by(1));
    await articles.restore('fr', shipped, 0, by(1));
    expect(await articles.publishedBySlug('fr', shipped)).toEqual({ ...entry, content: html });
  });

  test('[CASEED-07] a case study is stored as it was written: its other fields, their order, nothing added', async () => {
    const { caseStudies, documents } = await openStores(engine);
    const { entry } = await caseStudies.load('fr', 'cave-vauban');
    const { published: _, ...written } = { note: { à: ['garder'] }, zebra: 1, ...entry };
    await caseStudies.save('fr', written, by());
    const stored = await documents.read({ collection: 'case-study', language: 'fr', id: 'cave-vauban' });
    expect(stored?.body).toBe(JSON.stringify(written));
    const loaded = await caseStudies.load('fr', 'cave-vauban');
    expect(JSON.stringify(loaded.source)).toBe(JSON.stringify(written));
    await caseStudies.save('fr', loaded.source, by(1));
    const again = await documents.read({ collection: 'case-study', language: 'fr', id: 'cave-vauban' });
    expect(again?.body).toBe(stored?.body);
    for (const field of 'hero challenge solution process technologies results gallery nextProject'.split(' '))
      expect(loaded.entry).toHaveProperty(field);
  });
});
