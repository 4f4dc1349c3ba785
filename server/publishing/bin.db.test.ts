import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import { drawing, received } from '#tests/support/data/images.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

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

  test('[BIN-01] a section that was reset in its editor lies there once that is published, and comes back', async () => {
    const { content, bin, workingCopies, publications } = await openStores(engine);
    const ref: DocumentRef = { collection: 'section', language: 'fr', id: 'home' };
    const shipped = await content.section('home', 'fr');
    await content.updateField('home', 'fr', 'hero.title', 'À nous', { basedOn: 0, by: 'marie' });
    const { version: basedOn } = await workingCopies.load(ref);
    const version = await workingCopies.save(ref, shipped, { basedOn, by: 'marie' });
    expect(await bin.documents()).toEqual([]);
    const id = await publications.publish([{ ref, version }], { by: 'paul' });
    expect(await bin.documents()).toMatchObject([{ ref, deletedBy: 'paul' }]);
    await bin.restore(ref, 'marie');
    expect((await content.section('home', 'fr')).hero.title).toBe('À nous');
    expect(await bin.documents()).toEqual([]);
    await expect(bin.restore(ref, 'marie')).rejects.toMatchObject({ status: 404 });
    // Taken back as a publication, it is no deletion.
    await publications.undo(id, { by: 'marie' });
    expect(await bin.documents()).toEqual([]);
  });

  test('[BIN-01] [BIN-03] reset words leave it when other words are published, and stay in the history', async () => {
    const { content, bin } = await openStores(engine);
    await content.updateField('home', 'fr', 'hero.title', 'À nous', { basedOn: 0, by: 'marie' });
    await content.reset('home', 'fr', { basedOn: 1, by: 'marie' });
    await content.updateField('home', 'fr', 'hero.title', 'Autre', { basedOn: 2, by: 'marie' });
    expect(await bin.documents()).toEqual([]);
    expect(await content.version('home', 'fr', 1)).toMatchObject({ hero: { title: 'À nous' } });
  });

  test('[BIN-01] [PUBLISH-13] a calculator that comes back has the same prices in both languages', async () => {
    const { content, bin } = await openStores(engine);
    const price = async (language: 'fr' | 'en') =>
      (await content.section('calculator', language)).designPrices.premium;
    await content.updateField('calculator', 'fr', 'designPrices.premium', 4321, { basedOn: 0, by: 'marie' });
    await content.reset('calculator', 'fr', { basedOn: 1, by: 'marie' });
    expect([await price('fr'), await price('en')]).not.toContain(4321);
    await bin.restore({ collection: 'section', language: 'fr', id: 'calculator' }, 'marie');
    expect([await price('fr'), await price('en')]).toEqual([4321, 4321]);
    expect(await bin.documents()).toEqual([]);
  });

  test('[BIN-01] after a reset of the whole site own edits lie there, and nothing that visitors see', async () => {
    const { articles, caseStudies, content, transfer, bin } = await openStores(engine);
    const [deleted, edited] = await articles.published('fr');
    const [study] = await caseStudies.published('en');
    await articles.remove('fr', deleted?.id ?? '', { basedOn: 0, by: 'marie' });
    const { entry } = await articles.load('fr', edited?.id ?? '');
    await articles.save('fr', { ...entry, title: 'À nous' }, { basedOn: 0, by: 'marie' });
    const loaded = await caseStudies.load('en', study?.id ?? '');
    await caseStudies.save('en', { ...loaded.entry, title: 'Ours' }, { basedOn: 0, by: 'marie' });
    await content.updateField('faq', 'fr', 'title', 'Nos réponses', { basedOn: 0, by: 'marie' });
    await transfer.resetAll('paul');
    expect((await bin.documents()).map(({ ref, title }) => [ref.collection, title])).toEqual([
      ['article', 'À nous'],
      ['case-study', 'Ours'],
      ['section', 'Nos réponses'],
    ]);
    for (const { ref } of await bin.documents()) await bin.restore(ref, 'marie');
    expect(await bin.documents()).toEqual([]);
    expect(await articles.publishedBySlug('fr', edited?.slug ?? '')).toMatchObject({ title: 'À nous' });
    expect(await caseStudies.publishedBySlug('en', study?.slug ?? '')).toMatchObject({ title: 'Ours' });
    expect((await content.section('faq', 'fr')).title).toBe('Nos réponses');
  });

  test('[BIN-02] a reset of the whole site leaves what lay there already as old as it is', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const { articles, bin, transfer } = await openStores(engine, { now: () => now });
    const [shipped] = await articles.published('fr');
    const { entry } = await articles.load('fr', shipped?.id ?? '');
    await articles.save('fr', { ...entry, id: 'own', slug: 'own' }, { basedOn: 0, by: 'marie' });
    await articles.remove('fr', 'own', { basedOn: 1, by: 'marie' });
    const before = await bin.documents();
    now = new Date('2025-07-01T12:00:00Z');
    await transfer.resetAll('paul');
    expect(await bin.documents()).toEqual(before);
  });

  test('[BIN-01] [PUBLISH-08] a deletion that an undo brings back lies there again', async () => {
    let minute = 0;
    const now = () => new Date(Date.parse('2025-06-01T12:00:00Z') + minute++ * 60_000);
    const { articles, bin, transfer, publications } = await openStores(engine, { now });
    const [shipped] = await articles.published('fr');
    const { entry } = await articles.load('fr', shipped?.id ?? '');
    const own = { ...entry, id: 'own', slug: 'own', publishedAt: '2024-01-01' };
    await articles.save('fr', own, { basedOn: 0, by: 'marie' });
    await articles.remove('fr', 'own', { basedOn: 1, by: 'marie' });
    await articles.remove('fr', shipped?.id ?? '', { basedOn: 0, by: 'marie' });
    const ids = async () => (await bin.documents()).map(({ ref }) => ref.id).sort();
    const undoLast = async (action: string) => {
      const [last] = (await publications.past(20)).filter((one) => one.action === action);
      await publications.undo(last?.id ?? '', { by: 'paul' });
    };
    const both = ['own', shipped?.id ?? ''].sort();
    expect(await ids()).toEqual(both);
    for (const id of both) {
      await bin.restore({ collection: 'article', language: 'fr', id }, 'marie');
      expect(await ids()).toEqual(both.filter((other) => other !== id));
      await undoLast('restore');
      expect(await ids()).toEqual(both);
    }
    await transfer.resetAll('marie');
    await undoLast('reset');
    expect(await ids()).toEqual(both);
    for (const id of both) await bin.restore({ collection: 'article', language: 'fr', id }, 'marie');
    expect(await articles.publishedBySlug('fr', 'own')).toMatchObject({ id: 'own' });
    expect(await articles.publishedBySlug('fr', shipped?.slug ?? '')).toMatchObject({ id: shipped?.id });
  });

  test('[BIN-01] [PUBLISH-08] what a reset took lies there again when its return is undone', async () => {
    let minute = 0;
    const now = () => new Date(Date.parse('2025-06-01T12:00:00Z') + minute++ * 60_000);
    const { articles, bin, content, publications, transfer } = await openStores(engine, { now });
    const [shipped] = await articles.published('fr');
    const { entry } = await articles.load('fr', shipped?.id ?? '');
    const own = { ...entry, id: 'zorro', slug: 'zorro', title: 'Zorro', publishedAt: '2024-01-01' };
    await articles.save('fr', own, { basedOn: 0, by: 'marie' });
    await content.updateField('faq', 'fr', 'title', 'À nous', { basedOn: 0, by: 'marie' });
    await transfer.resetAll('paul');
    const inBin = async () => (await bin.documents()).map(({ ref, title }) => [ref.id, title]);
    const both = [
      ['faq', 'À nous'],
      ['zorro', 'Zorro'],
    ];
    expect((await inBin()).toSorted()).toEqual(both);
    for (const { ref } of await bin.documents()) {
      await bin.restore(ref, 'marie');
      const [restored] = await publications.past(1);
      await publications.undo(restored?.id ?? '', { by: 'marie' });
    }
    expect((await inBin()).toSorted()).toEqual(both);
    for (const { ref } of await bin.documents()) await bin.restore(ref, 'marie');
    expect(await articles.publishedBySlug('fr', 'zorro')).toMatchObject({ title: 'Zorro' });
    expect((await content.section('faq', 'fr')).title).toBe('À nous');
  });

  test('[BIN-01] [BIN-02] [PUBLISH-08] what is taken back to the shipped words was not deleted, and keeps its history', async () => {
    let time = Date.parse('2025-06-01T12:00:00Z');
    const now = () => {
      time += 1000;
      return new Date(time);
    };
    const { articles, bin, content, publications } = await openStores(engine, { now });
    const [shipped] = await articles.published('fr');
    const { entry } = await articles.load('fr', shipped?.id ?? '');
    await articles.save('fr', { ...entry, title: 'À nous' }, { basedOn: 0, by: 'marie' });
    await publications.undo((await publications.past(1))[0]?.id ?? '', { by: 'marie' });
    await content.updateField('faq', 'fr', 'title', 'À nous', { basedOn: 0, by: 'marie' });
    await publications.undo((await publications.past(1))[0]?.id ?? '', { by: 'marie' });
    expect(await bin.documents()).toEqual([]);
    time += 91 * DAY_MS;
    await bin.purge();
    const titles = (await articles.revisions('fr', entry.id)).map(({ body }) => body.includes('À nous'));
    expect(titles).toContain(true);
  });

  test('[BIN-01] what went in the same moment has one order', async () => {
    const { articles, caseStudies, bin } = await openStores(engine);
    for (const language of ['fr', 'en'] as const)
      for (const entries of [caseStudies, articles])
        for (const { id } of await entries.published(language))
          await entries.remove(language, id, { basedOn: 0, by: 'marie' });
    const keys = (await bin.documents()).map(({ ref }) => [ref.collection, ref.id, ref.language]);
    const languageFirst = (language = '') => (language === 'fr' ? 0 : 1);
    const sorted = keys.toSorted(
      ([a = '', b = '', c], [d = '', e = '', f]) =>
        compare(a, d) || compare(b, e) || languageFirst(c) - languageFirst(f),
    );
    expect(keys).toEqual(sorted);
  });

  test('[BIN-01] a deleted image lies there with who and when, and comes back', async () => {
    const { bin, media } = await openStores(engine);
    const image = await media.add(await received('Façade.png', await drawing()), 'marie');
    await media.remove(image.id, 0, 'paul');
    const deletion = { deleted_at: '2025-06-01T12:00:00.000Z', deleted_by: 'paul' };
    expect(await bin.images()).toMatchObject([{ id: image.id, ...deletion }]);
    expect(await media.read(image.id)).toBeUndefined();
    await bin.restoreImage(image.id, 'marie');
    expect(await bin.images()).toEqual([]);
    expect(await media.read(image.id)).toMatchObject({ id: image.id });
    await expect(bin.restoreImage(image.id, 'marie')).rejects.toMatchObject({ status: 404 });
  });

  test('[BIN-01] an address that another article has taken meanwhile is refused, and nothing is lost', async () => {
    const { articles, bin } = await openStores(engine);
    const [first] = await articles.published('fr');
    const { entry } = await articles.load('fr', first?.id ?? '');
    await articles.save('fr', { ...entry, id: 'a', slug: 'meme' }, { basedOn: 0, by: 'marie' });
    await articles.remove('fr', 'a', { basedOn: 1, by: 'marie' });
    await articles.save('fr', { ...entry, id: 'b', slug: 'meme' }, { basedOn: 0, by: 'marie' });
    const back = bin.restore({ collection: 'article', language: 'fr', id: 'a' }, 'marie');
    await expect(back).rejects.toMatchObject({
      ...{ status: 409, details: { reason: 'name-taken', slug: 'meme', takenBy: 'b' } },
    });
    expect(await bin.documents()).toHaveLength(1);
  });

  test('[BIN-01] what no longer fits its schema is refused, field by field, and stays there', async () => {
    const { caseStudies, bin, database } = await openStores(engine);
    const [first] = await caseStudies.published('fr');
    const { entry } = await caseStudies.load('fr', first?.id ?? '');
    await caseStudies.save('fr', { ...entry, id: 'a', slug: 'a' }, { basedOn: 0, by: 'marie' });
    await caseStudies.remove('fr', 'a', { basedOn: 1, by: 'marie' });
    const outdated = JSON.stringify({ ...entry, id: 'a', slug: 'a', category: undefined });
    await sql`update revisions set body = ${outdated} where document_id = 'a' and rev = 1`.execute(
      database.db,
    );
    const back = bin.restore({ collection: 'case-study', language: 'fr', id: 'a' }, 'marie');
    await expect(back).rejects.toMatchObject({
      ...{ status: 422, details: { reason: 'bin-outdated', problems: [{ path: 'category' }] } },
    });
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
