import { expect, test } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import { DAY_MS } from '#domain/paris-day.ts';
import { chosenCopies } from '#tests/support/data/working-copies.ts';
import { onBothEngines, type TestEngine } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const id = 'neuf';
const ref: DocumentRef = { collection: 'article', language: 'fr', id };
const article = {
  ...{ id, slug: id, title: 'Neuf', excerpt: 'Un', content: '<p>Un</p>', publishedAt: '2025-06-01' },
  updatedAt: '2001-01-01',
};

/** A site with one article that was published in June; each publication is a day later than the last. */
async function publishedArticle(engine: TestEngine) {
  let time = new Date('2025-06-01T12:00:00Z');
  const stores = await openStores(engine, { now: () => time });
  const { workingCopies, publications } = stores;
  /** As an editor does that was opened before the last publication: with its date. */
  const save = async (fields: object) =>
    workingCopies.save(
      ref,
      { ...article, ...fields },
      { basedOn: (await workingCopies.load(ref)).version, by: 'marie' },
    );
  const publish = async (fields: object) => {
    time = new Date(time.getTime() + DAY_MS);
    const { version: basedOn } = await workingCopies.load(ref);
    await publications.publishContent(ref, { ...article, ...fields }, { basedOn, by: 'paul' });
  };
  /** Publishes underneath, as another program may. */
  const publishBelow = async (fields: object) => {
    time = new Date(time.getTime() + DAY_MS);
    await stores.articles.saveEdited('fr', { ...article, ...fields }, { by: 'paul' });
  };
  const published = () => stores.articles.byId('fr', id);
  await publish({});
  return { ...stores, save, publish, publishBelow, published, goTo: (next: Date) => (time = next) };
}

onBothEngines('the day on which an article was last published', (engine) => {
  test('[PUBLISH-02] is no change of a draft: one that says what is published goes, whatever day it was sent with', async () => {
    const { save, published, workingCopies, publicationReview } = await publishedArticle(engine);
    await save({ excerpt: 'Deux' });
    const review = await publicationReview.ofCopies([ref]);
    expect(review.documents[0]?.changes).toMatchObject([{ path: 'excerpt', before: 'Un', after: 'Deux' }]);
    await save({});
    expect((await workingCopies.load(ref)).draft).toBeUndefined();
    expect(await workingCopies.list()).toEqual([]);
    expect((await published())?.updatedAt).toBe('2025-06-02T12:00:00.000Z');
  });

  test('[PUBLISH-03] [PUBLISH-07] is no conflict when others publish in other fields, now or at its moment', async () => {
    const stores = await publishedArticle(engine);
    const { save, publishBelow, published, workingCopies, publications } = stores;
    await save({ title: 'Mon titre' });
    await publishBelow({ excerpt: 'Deux' });
    expect(await workingCopies.load(ref)).toMatchObject({
      ...{ conflicts: [], content: { title: 'Mon titre', excerpt: 'Deux' } },
    });
    await publications.publish(await chosenCopies(stores, ref), { by: 'marie' });
    expect(await published()).toMatchObject({ title: 'Mon titre', excerpt: 'Deux' });

    await save({ title: 'Plus tard', excerpt: 'Deux' });
    const at = new Date('2025-07-01T00:00:00Z');
    await publications.schedule(await chosenCopies(stores, ref), { by: 'marie', at });
    await publishBelow({ title: 'Mon titre', excerpt: 'Trois' });
    stores.goTo(at);
    expect(await publications.publishDue()).toBe(1);
    expect(await published()).toMatchObject({
      ...{ title: 'Plus tard', excerpt: 'Trois', updatedAt: at.toISOString() },
    });
  });

  test('[PUBLISH-06] [PUBLISH-08] is no line of a publication that was made, and nothing that its undo leaves alone', async () => {
    const { publish, published, publications, publicationReview } = await publishedArticle(engine);
    await publish({ excerpt: 'Deux' });
    const [made] = await publications.past(1);
    if (!made) throw new Error('Nothing was published.');
    const { documents } = await publicationReview.ofPublication(made);
    expect(documents[0]?.changes.map(({ path }) => path)).toEqual(['excerpt']);
    await publish({ excerpt: 'Deux', title: 'Autre' });
    expect(await publications.undo(made.id, { by: 'marie' })).toEqual({ changed: 1, leftAlone: [] });
    expect(await published()).toMatchObject({ title: 'Autre', excerpt: 'Un' });
  });
});
