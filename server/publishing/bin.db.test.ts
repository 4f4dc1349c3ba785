import { expect, test } from 'vitest';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';
import type { DocumentRef } from '../documents/document-ref.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

onBothEngines('the bin', (engine) => {
  test('[BIN-01] a deleted article lies there with who and when, and comes back as it was', async () => {
    const { articles, bin } = await openStores(engine);
    const [first] = await articles.published('fr');
    const { id = '', slug = '', title = '' } = first ?? {};
    await articles.remove('fr', id, { basedOn: 0, by: 'marie' });
    const ref: DocumentRef = { collection: 'article', language: 'fr', id };
    const deletion = { deletedAt: '2025-06-01T12:00:00.000Z', deletedBy: 'marie' };
    expect(await bin.documents()).toEqual([{ ref, title, ...deletion }]);
    await bin.restore(ref, 'paul');
    expect(await articles.publishedBySlug('fr', slug)).toMatchObject({ id, title });
    expect(await bin.documents()).toEqual([]);
    await expect(bin.restore(ref, 'paul')).rejects.toMatchObject({ status: 404 });
  });

  test('[BIN-01] a reset section lies there and comes back', async () => {
    const { content, bin } = await openStores(engine);
    await content.updateField('home', 'fr', 'hero.title', 'À nous', { basedOn: 0, by: 'marie' });
    await content.reset('home', 'fr', { basedOn: 1, by: 'marie' });
    const [binned] = await bin.documents();
    expect(binned?.ref).toEqual({ collection: 'section', language: 'fr', id: 'home' });
    await bin.restore({ collection: 'section', language: 'fr', id: 'home' }, 'marie');
    expect((await content.section('home', 'fr')).hero.title).toBe('À nous');
  });

  test('[BIN-01] an address that another article has taken meanwhile is refused, and nothing is lost', async () => {
    const { articles, bin } = await openStores(engine);
    const [first] = await articles.published('fr');
    const { entry } = await articles.load('fr', first?.id ?? '');
    await articles.save('fr', { ...entry, id: 'a', slug: 'meme' }, { basedOn: 0, by: 'marie' });
    await articles.remove('fr', 'a', { basedOn: 1, by: 'marie' });
    await articles.save('fr', { ...entry, id: 'b', slug: 'meme' }, { basedOn: 0, by: 'marie' });
    const back = bin.restore({ collection: 'article', language: 'fr', id: 'a' }, 'marie');
    await expect(back).rejects.toMatchObject({ status: 409, details: { reason: 'name-taken' } });
    expect(await bin.documents()).toHaveLength(1);
  });

  test('[BIN-02] after 90 days it is gone from the bin, and a deleted article that ships stays deleted', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const { articles, bin, database } = await openStores(engine, { now: () => time });
    const [first] = await articles.published('fr');
    const { id = '', slug = '' } = first ?? {};
    await articles.restore('fr', id, 0, { basedOn: 0, by: 'marie' });
    await articles.remove('fr', id, { basedOn: 1, by: 'marie' });
    time = new Date(time.getTime() + 90 * DAY_MS);
    await bin.purge();
    expect(await bin.documents()).toHaveLength(1);
    time = new Date(time.getTime() + 1);
    expect(await bin.documents()).toEqual([]);
    await bin.purge();
    expect(await database.db.selectFrom('revisions').selectAll().execute()).toEqual([]);
    expect(await articles.publishedBySlug('fr', slug)).toBeUndefined();
  });
});
