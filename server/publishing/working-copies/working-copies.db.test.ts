import { expect, test } from 'vitest';
import { withValueAt } from '#domain/content/lookup.ts';
import type { DocumentRef } from '#domain/documents.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

const home = sectionRef('home');
const calculator = (language: 'fr' | 'en') => sectionRef('calculator', language);

const heroTitle = async ({ content }: Stores) => (await content.section('home', 'fr')).hero.title;

onBothEngines('working copies', (engine) => {
  test('[PUBLISH-01] what is written is kept with who and when, and visitors do not see it', async () => {
    const stores = await openStores(engine);
    const before = await heroTitle(stores);
    await write(stores, home, { 'hero.title': 'Brouillon' });
    const { content, draft, rev } = await stores.workingCopies.load(home);
    expect(content).toHaveProperty('hero.title', 'Brouillon');
    expect(draft).toEqual({ updatedAt: '2025-06-01T12:00:00.000Z', updatedBy: 'marie' });
    expect(rev).toBe(0);
    expect(await heroTitle(stores)).toBe(before);
    expect(await stores.workingCopies.list()).toEqual([{ ref: home, ...draft }]);
  });

  test('[PUBLISH-01] of two saves on one version the second is refused, also after a publication in between', async () => {
    const stores = await openStores(engine);
    const { content, version } = await stores.workingCopies.load(home);
    const mine = withValueAt(content, 'hero.title', 'A');
    await stores.workingCopies.save(home, mine, { basedOn: version, by: 'marie' });
    const again = stores.workingCopies.save(home, mine, { basedOn: version, by: 'paul' });
    await expect(again).rejects.toMatchObject({ status: 409 });
    const seen = (await stores.workingCopies.load(home)).version;
    await stores.publications.publish(await chosenCopies(stores, home), { by: 'marie' });
    const late = stores.workingCopies.save(home, mine, { basedOn: seen, by: 'paul' });
    await expect(late).rejects.toMatchObject({ status: 409 });
  });

  test('[PUBLISH-02] [PUBLISH-13] a discarded price is discarded in the other language too, whose words stay', async () => {
    const stores = await openStores(engine);
    const price = 'projectTypes.0.basePrices.simple';
    await write(stores, calculator('en'), { 'pageText.title': 'How much?' });
    const basedOn = await write(stores, calculator('fr'), { [price]: 1 });
    expect((await stores.workingCopies.load(calculator('en'))).content).toHaveProperty(price, 1);
    await stores.workingCopies.discard(calculator('fr'), { basedOn, by: 'marie' });
    const theirs = await stores.workingCopies.load(calculator('en'));
    expect(theirs.content).toMatchObject({ pageText: { title: 'How much?' } });
    expect(theirs.content).toHaveProperty(price, 1500);
    expect((await stores.workingCopies.list()).map(({ ref }) => ref)).toEqual([calculator('en')]);
  });

  test('[PUBLISH-02] a copy that says what is published disappears', async () => {
    const stores = await openStores(engine);
    const before = await heroTitle(stores);
    await write(stores, home, { 'hero.title': 'Autre' });
    await write(stores, home, { 'hero.title': before });
    expect(await stores.workingCopies.list()).toEqual([]);
  });

  test('[PUBLISH-02] a copy disappears when somebody publishes what it says', async () => {
    const stores = await openStores(engine);
    await write(stores, home, { 'hero.title': 'Le même' });
    await stores.content.updateField('home', 'fr', 'hero.title', 'Le même', { basedOn: 0, by: 'paul' });
    expect(await stores.workingCopies.list()).toEqual([]);
    expect((await stores.workingCopies.load(home)).draft).toBeUndefined();
    await write(stores, home, { 'hero.title': 'Encore un autre' });
    expect(await stores.workingCopies.list()).toHaveLength(1);
  });

  test('[PUBLISH-02] a discarded copy is gone, unless somebody wrote meanwhile', async () => {
    const stores = await openStores(engine);
    const seen = await write(stores, home, { 'hero.title': 'Autre' });
    await write(stores, home, { 'hero.title': 'Encore' }, 'paul');
    await expect(stores.workingCopies.discard(home, { basedOn: seen, by: 'marie' })).rejects.toMatchObject({
      status: 409,
    });
    const { version } = await stores.workingCopies.load(home);
    await stores.workingCopies.discard(home, { basedOn: version, by: 'marie' });
    expect(await stores.workingCopies.list()).toEqual([]);
  });

  test('content that does not fit its schema is refused field by field, and the copy stays', async () => {
    const stores = await openStores(engine);
    await write(stores, home, { 'hero.title': 'Juste' });
    const wrong = write(stores, home, { 'hero.title': 7 });
    await expect(wrong).rejects.toMatchObject({
      status: 422,
      details: { problems: [{ path: 'hero.title' }] },
    });
    expect((await stores.workingCopies.load(home)).content).toHaveProperty('hero.title', 'Juste');
  });

  test('[PUBLISH-03] [PUBLISH-13] a price written in one language settles no conflict of the other', async () => {
    const stores = await openStores(engine);
    const en = calculator('en');
    await write(stores, en, { 'pageText.title': 'Mine' });
    await stores.content.updateField('calculator', 'en', 'pageText.title', 'Theirs', {
      basedOn: 0,
      by: 'paul',
    });
    const contested = async () => (await stores.workingCopies.load(en)).conflicts.map(({ path }) => path);
    expect(await contested()).toEqual(['pageText.title']);
    await write(stores, calculator('fr'), { 'designPrices.premium': 777 });
    expect(await contested()).toEqual(['pageText.title']);
    expect((await stores.workingCopies.load(en)).content).toMatchObject({
      designPrices: { premium: 777 },
      pageText: { title: 'Mine' },
    });
    const publishing = stores.publications.publish(await chosenCopies(stores, en), {
      by: 'marie',
      confirmed: true,
    });
    await expect(publishing).rejects.toMatchObject({ status: 409 });
  });

  test('[PUBLISH-03] two prices of one list, written by two people, are both kept', async () => {
    const stores = await openStores(engine);
    const maintenance = sectionRef('maintenance');
    await write(stores, maintenance, { 'plans.0.price': '52 €/mois' });
    const { plans } = await stores.content.section('maintenance', 'fr');
    const theirs = plans.map((plan, index) => (index === 1 ? { ...plan, price: '109 €/mois' } : plan));
    await stores.content.updateField('maintenance', 'fr', 'plans', theirs, { basedOn: 0, by: 'paul' });
    const { content, conflicts } = await stores.workingCopies.load(maintenance);
    expect(conflicts).toEqual([]);
    const prices = (content as { plans: { price: string }[] }).plans.map(({ price }) => price);
    expect(prices.slice(0, 2)).toEqual(['52 €/mois', '109 €/mois']);
  });

  test('[PUBLISH-03] what others publish in other fields is carried over, in the same field it is a conflict', async () => {
    const stores = await openStores(engine);
    await write(stores, home, { 'hero.title': 'Le mien' });
    await stores.content.updateField('home', 'fr', 'hero.subtitle', 'Le leur', { basedOn: 0, by: 'paul' });
    const carried = await stores.workingCopies.load(home);
    expect(carried.content).toMatchObject({ hero: { title: 'Le mien', subtitle: 'Le leur' } });
    expect(carried.conflicts).toEqual([]);
    await stores.content.updateField('home', 'fr', 'hero.title', 'Le leur', { basedOn: 1, by: 'paul' });
    const contested = await stores.workingCopies.load(home);
    expect(contested.conflicts).toMatchObject([{ path: 'hero.title', mine: 'Le mien', theirs: 'Le leur' }]);
    const refused = stores.publications.publish(await chosenCopies(stores, home), { by: 'marie' });
    await expect(refused).rejects.toMatchObject({ status: 409, details: { reason: 'publication-conflict' } });
    expect(await heroTitle(stores)).toBe('Le leur');
  });
});

onBothEngines('the list of working copies', (engine) => {
  test('[PUBLISH-01] names each document once with who wrote last and when, French before English', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => time });
    const { workingCopies } = stores;
    expect([await workingCopies.list(), await workingCopies.count()]).toEqual([[], 0]);
    const [study] = await stores.caseStudies.published('fr');
    const ofStudy: DocumentRef = { collection: 'case-study', language: 'fr', id: study?.id ?? '' };
    await write(stores, sectionRef('home', 'en'), { 'hero.title': 'Mine' });
    await write(stores, sectionRef('home'), { 'hero.title': 'Le mien' });
    await write(stores, sectionRef('agency'), { 'hero.title': 'Nous' });
    await write(stores, ofStudy, { title: 'Autre titre' });
    time = new Date('2025-06-02T12:00:00Z');
    await write(stores, sectionRef('home'), { 'hero.title': 'Le leur' }, 'paul');
    const marie = { updatedAt: '2025-06-01T12:00:00.000Z', updatedBy: 'marie' };
    const paul = { updatedAt: '2025-06-02T12:00:00.000Z', updatedBy: 'paul' };
    expect(await workingCopies.list()).toEqual([
      { ref: ofStudy, ...marie },
      { ref: sectionRef('agency'), ...marie },
      { ref: sectionRef('home'), ...paul },
      { ref: sectionRef('home', 'en'), ...marie },
    ]);
    expect(await workingCopies.count()).toBe(4);
  });

  test('[PUBLISH-07] leaves out what is published, discarded, or held by a scheduled publication', async () => {
    const stores = await openStores(engine);
    const { workingCopies, publications } = stores;
    const names = ['home', 'agency', 'faq', 'contact'];
    const field = { home: 'hero.title', agency: 'hero.title', faq: 'title', contact: 'hero.title' };
    for (const name of names)
      await write(stores, sectionRef(name), { [field[name as keyof typeof field]]: 'Autre' });
    const [published, scheduled] = [sectionRef('home'), sectionRef('agency')];
    await publications.publish(await chosenCopies(stores, published), { by: 'marie' });
    const at = new Date('2025-07-01T00:00:00Z');
    const id = await publications.schedule(await chosenCopies(stores, scheduled), { by: 'marie', at });
    const { version: basedOn } = await workingCopies.load(sectionRef('faq'));
    await workingCopies.discard(sectionRef('faq'), { basedOn, by: 'marie' });
    const listed = async () => (await workingCopies.list()).map(({ ref }) => ref.id);
    expect([await listed(), await workingCopies.count()]).toEqual([['contact'], 1]);
    await publications.withdraw(id, 'paul');
    expect([await listed(), await workingCopies.count()]).toEqual([['agency', 'contact'], 2]);
  });

  test('[PUBLISH-07] a new article that a scheduled publication holds is not thrown away', async () => {
    const stores = await openStores(engine);
    const { articles, workingCopies, publications } = stores;
    const ref: DocumentRef = { collection: 'article', language: 'fr', id: 'neuf' };
    const [shipped] = await articles.published('fr');
    const { entry } = await articles.load('fr', shipped?.id ?? '');
    const article = { ...entry, id: 'neuf', slug: 'neuf' };
    const copy = await workingCopies.save(ref, article, { basedOn: '0:', by: 'marie' });
    const at = new Date('2025-07-01T00:00:00Z');
    const id = await publications.schedule([{ ref, version: copy }], { by: 'marie', at, name: 'Juillet' });
    const { version: basedOn } = await workingCopies.load(ref);
    await expect(workingCopies.discard(ref, { basedOn, by: 'marie' })).rejects.toMatchObject({
      status: 409,
      details: { reason: 'scheduled', scheduled: { publication: id, name: 'Juillet' } },
    });
    await publications.takeOut(id, ref, 'marie');
    const { version } = await workingCopies.load(ref);
    await workingCopies.discard(ref, { basedOn: version, by: 'marie' });
    expect((await workingCopies.load(ref)).content).toBeUndefined();
  });

  test('[BIN-01] what was written in an article waits while it is in the bin; in a section that was reset it goes on', async () => {
    const stores = await openStores(engine);
    const { articles, content, workingCopies, bin } = stores;
    const [article] = await articles.published('fr');
    const ref: DocumentRef = { collection: 'article', language: 'fr', id: article?.id ?? '' };
    await write(stores, ref, { title: 'En cours' });
    await content.updateField('faq', 'fr', 'title', 'Publié', { basedOn: 0, by: 'marie' });
    await write(stores, sectionRef('faq'), { subtitle: 'En cours' });
    await articles.remove('fr', ref.id, { basedOn: 0, by: 'marie' });
    await content.reset('faq', 'fr', { basedOn: 1, by: 'marie' });
    expect((await workingCopies.list()).map((copy) => copy.ref)).toEqual([sectionRef('faq')]);
    expect(await workingCopies.count()).toBe(1);
    await bin.restore(ref, 'marie');
    expect((await workingCopies.list()).map((copy) => copy.ref)).toEqual([ref, sectionRef('faq')]);
    expect(await workingCopies.load(ref)).toMatchObject({ content: { title: 'En cours' } });
  });

  test('[BIN-01] [PUBLISH-04] after a reset of the whole site a draft of an article that went with it waits; of one that ships it goes on', async () => {
    const stores = await openStores(engine);
    const { articles, workingCopies, transfer, bin } = stores;
    const [shipped] = await articles.published('fr');
    const { entry } = await articles.load('fr', shipped?.id ?? '');
    const refOf = (id: string): DocumentRef => ({ collection: 'article', language: 'fr', id });
    for (const id of ['own', 'deleted'])
      await articles.save('fr', { ...entry, id, slug: id }, { basedOn: 0, by: 'marie' });
    for (const id of ['own', 'deleted', entry.id]) await write(stores, refOf(id), { title: 'En cours' });
    await articles.remove('fr', 'deleted', { basedOn: 1, by: 'marie' });
    await articles.remove('fr', entry.id, { basedOn: 0, by: 'marie' });
    await transfer.resetAll('marie');
    expect((await workingCopies.list()).map(({ ref }) => ref)).toEqual([refOf(entry.id)]);
    await bin.restore(refOf('own'), 'marie');
    const listed = (await workingCopies.list()).map(({ ref }) => ref.id);
    expect(listed).toEqual([entry.id, 'own'].sort());
  });
});
