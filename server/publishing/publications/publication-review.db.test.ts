import { expect, test } from 'vitest';
import type { DocumentRef } from '#domain/documents.ts';
import { drawing, received } from '#tests/support/data/images.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

const home = sectionRef('home');
const later = new Date('2025-07-01T00:00:00Z');

/** A new article in a working copy. */
async function writeArticle(stores: Stores, fields: Record<string, unknown> = {}) {
  const [shipped] = await stores.articles.published('fr');
  const { entry } = await stores.articles.load('fr', shipped?.id ?? '');
  const article = {
    ...{ ...entry, id: 'neuf', slug: 'neuf', title: 'Neuf', content: '<p>Neuf</p>' },
    ...{ publishedAt: '2025-06-01', ...fields },
  };
  const ref: DocumentRef = { collection: 'article', language: 'fr', id: article.id };
  const { version } = await stores.workingCopies.load(ref);
  await stores.workingCopies.save(ref, article, { basedOn: version, by: 'marie' });
  return ref;
}

const publish = async (stores: Stores, refs: DocumentRef[], confirmed = false) =>
  stores.publications.publish(await chosenCopies(stores, ...refs), { by: 'marie', confirmed });

onBothEngines('what a publication brings', (engine) => {
  test('[PUBLISH-06] the review says what changes, field by field, and what it would break', async () => {
    const stores = await openStores(engine);
    const { hero, features } = await stores.content.section('home', 'fr');
    await write(stores, home, { 'hero.title': 'Neuf', 'features.items.0.link': '/nulle-part' });
    const { documents, findings } = await stores.publicationReview.ofCopies([home, sectionRef('agency')]);
    expect(documents).toMatchObject([
      {
        ...{ ref: home, isNew: false },
        changes: [
          { path: 'hero.title', before: hero.title, after: 'Neuf', entry: '' },
          { path: 'features.items.0.link', after: '/nulle-part', entry: features.items[0]?.title },
        ],
      },
    ]);
    expect(findings).toMatchObject([
      { ...home, code: 'dead-link', path: 'features.items.0.link', address: '/nulle-part' },
      { ...home, language: 'en', code: 'other-language', path: 'hero.title' },
    ]);
  });

  test('[EDIT-50] a former address that leads nobody on deserves a look, one that leads to nothing blocks', async () => {
    const stores = await openStores(engine);
    const common = sectionRef('common');
    const [article] = await stores.articles.published('fr');
    await stores.content.updateField('common', 'en', 'redirects', [{ from: '/old', to: '/en' }], {
      ...{ by: 'marie', basedOn: 0 },
    });
    await write(stores, common, {
      redirects: [
        { from: '/vieux', to: '/contact' },
        { from: `/blog/${article?.slug}`, to: '/contact' },
        { from: '/old', to: '/contact' },
        { from: '/perdu', to: '/nulle-part' },
      ],
    });
    const { findings } = await stores.publicationReview.ofCopies([common]);
    expect(findings.map(({ code, path }) => [code, path])).toEqual([
      ['dead-link', 'redirects.3.to'],
      ['idle-redirect', 'redirects.1.from'],
      ['idle-redirect', 'redirects.2.from'],
    ]);
    // A link to a former address leads somewhere.
    await write(stores, common, { redirects: [{ from: '/vieux', to: '/contact' }] });
    await write(stores, home, { 'features.items.0.link': '/vieux' });
    expect((await stores.publicationReview.ofCopies([common, home])).findings).toEqual([]);
  });

  test('[PUBLISH-06] what blocks is refused by publish and schedule, with the field, and nothing changes', async () => {
    const stores = await openStores(engine);
    await write(stores, home, { 'hero.title': '' });
    await write(stores, sectionRef('agency'), { 'hero.title': 'Bien' });
    const refused = {
      status: 409,
      details: { reason: 'publication-blocked', findings: [{ code: 'empty-text', path: 'hero.title' }] },
    };
    await expect(publish(stores, [])).rejects.toMatchObject(refused);
    const chosen = await chosenCopies(stores);
    const scheduling = stores.publications.schedule(chosen, { by: 'marie', at: later, confirmed: true });
    await expect(scheduling).rejects.toMatchObject(refused);
    expect(await stores.workingCopies.list()).toHaveLength(2);
    expect(await stores.publications.past(9)).toEqual([]);
    expect(await stores.publications.scheduled()).toEqual([]);
  });

  test.for(['draft', 'published'])(
    '[PUBLISH-06] an article (%s) without its summary: review and refusal say the same, with its title',
    async (articleStatus) => {
      const stores = await openStores(engine);
      const article = await writeArticle(stores, { excerpt: '', status: articleStatus });
      const findings = [
        { ...article, title: 'Neuf', path: 'excerpt', code: 'schema', problem: { code: 'empty' } },
      ];
      expect((await stores.publicationReview.ofCopies([article])).findings).toMatchObject(findings);
      const refused = { status: 409, details: { reason: 'publication-blocked', findings } };
      await expect(publish(stores, [article])).rejects.toMatchObject(refused);
      const scheduling = { by: 'marie', at: later };
      const chosen = await chosenCopies(stores);
      await expect(stores.publications.schedule(chosen, scheduling)).rejects.toMatchObject(refused);
    },
  );

  test('[PUBLISH-06] all that blocks is refused at once, whatever kind it is of', async () => {
    const stores = await openStores(engine);
    const article = await writeArticle(stores, { excerpt: '' });
    await write(stores, home, { 'hero.title': 'Le mien' });
    await write(stores, sectionRef('agency'), { 'hero.title': '' });
    await stores.content.updateField('home', 'fr', 'hero.title', 'Le leur', { basedOn: 0, by: 'paul' });
    await expect(publish(stores, [])).rejects.toMatchObject({
      status: 409,
      details: {
        reason: 'publication-conflict',
        findings: [
          { ...home, path: 'hero.title', code: 'conflict' },
          { ...article, title: 'Neuf', path: 'excerpt', code: 'schema' },
          { ...sectionRef('agency'), path: 'hero.title', code: 'empty-text' },
        ],
      },
    });
  });

  test('[PUBLISH-06] [PUBLISH-07] two documents that want one address: review, publishing and scheduling name both', async () => {
    const stores = await openStores(engine);
    const first = await writeArticle(stores);
    const second = await writeArticle(stores, { id: 'autre', title: 'Autre' });
    const taken = { path: 'slug', code: 'name-taken', address: 'neuf' };
    const findings = [
      { ...first, ...taken, title: 'Neuf', takenBy: { id: 'autre', title: 'Autre' } },
      { ...second, ...taken, title: 'Autre', takenBy: { id: 'neuf', title: 'Neuf' } },
    ];
    const { publicationReview, publications } = stores;
    expect((await publicationReview.ofCopies([first, second])).findings).toEqual(findings);
    const refused = { status: 409, details: { reason: 'publication-blocked', findings } };
    await expect(publish(stores, [first, second])).rejects.toMatchObject(refused);
    const chosen = await chosenCopies(stores, first, second);
    await expect(publications.schedule(chosen, { by: 'marie', at: later })).rejects.toMatchObject(refused);

    // Each alone can have it; then the other cannot.
    expect((await publicationReview.ofCopies([second])).findings).toEqual([]);
    await publish(stores, [first]);
    const [, ofSecond] = findings;
    await expect(publish(stores, [second])).rejects.toMatchObject({ details: { findings: [ofSecond] } });
    expect((await publicationReview.ofCopies([second])).findings).toEqual([ofSecond]);
  });

  test('[PUBLISH-07] an address that was taken by its moment: the screen and the mail give the same reason', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => time });
    await stores.accounts.ensureFirst({ email: 'marie@example.com', password: 'un mot de passe solide' });
    const first = await writeArticle(stores);
    const second = await writeArticle(stores, { id: 'autre', title: 'Autre' });
    const at = { by: 'marie', name: 'Janvier', at: later };
    const id = await stores.publications.schedule(await chosenCopies(stores, second), at);
    await publish(stores, [first]);
    time = later;
    expect(await stores.publications.publishDue()).toBe(0);
    expect(await stores.publications.read(id)).toMatchObject({ state: 'failed', failure: 'name-taken' });
    const [mail] = await stores.mail.list(9);
    expect((await stores.mail.read(mail?.id ?? ''))?.mail.text).toContain(
      'l’adresse de « Autre » est déjà prise par « Neuf ».',
    );
    const { findings } = await stores.publicationReview.ofCopies([second]);
    expect(findings).toMatchObject([{ title: 'Autre', code: 'name-taken', takenBy: { title: 'Neuf' } }]);
  });

  test('[PUBLISH-06] the checks run on the site as it will be: a link and its page can go live together', async () => {
    const stores = await openStores(engine);
    const article = await writeArticle(stores);
    await write(stores, home, { 'features.items.0.link': '/blog/neuf' });
    await expect(publish(stores, [home])).rejects.toMatchObject({
      details: { reason: 'publication-blocked', findings: [{ address: '/blog/neuf' }] },
    });
    await publish(stores, [home, article]);
    expect((await stores.content.section('home', 'fr')).features.items[0]?.link).toBe('/blog/neuf');
  });

  test('[PUBLISH-06] an article that others link to cannot go without them; under a new name it can', async () => {
    const stores = await openStores(engine);
    const article = await writeArticle(stores);
    await write(stores, home, { 'features.items.0.link': '/blog/neuf' });
    await publish(stores, [home, article]);
    await write(stores, article, { status: 'draft' });
    await expect(publish(stores, [article])).rejects.toMatchObject({
      details: {
        reason: 'publication-blocked',
        findings: [{ ...home, code: 'dead-link', path: 'features.items.0.link', address: '/blog/neuf' }],
      },
    });
    await write(stores, article, { status: 'published', slug: 'renomme' });
    await publish(stores, [article]);
    expect(await stores.articles.renamed('fr', 'neuf')).toBe('renomme');
  });

  test('[PUBLISH-06] what was wrong online before does not block', async () => {
    const stores = await openStores(engine);
    const wrong = ['home', 'fr', 'features.items.0.link', '/nulle-part'] as const;
    await stores.content.updateField(...wrong, { basedOn: 0, by: 'paul' });
    await write(stores, home, { 'hero.title': 'Neuf' });
    const { findings } = await stores.publicationReview.ofCopies([home]);
    expect(findings).toContainEqual(expect.objectContaining({ code: 'dead-link', standing: true }));
    await publish(stores, [home]);
    expect((await stores.content.section('home', 'fr')).hero.title).toBe('Neuf');
  });

  test('[PUBLISH-06] an image that is not there is told before it goes live, and blocks until it is back', async () => {
    const stores = await openStores(engine);
    const { media, publications, publicationReview } = stores;
    const by = 'marie';
    const agency = sectionRef('agency');
    const [path, other] = ['team.members.0.image', 'team.members.1.image'];
    const image = await media.add(await received('equipe.png', await drawing()), by);
    await write(stores, agency, { [path]: image.address });
    const lost = async () =>
      (await publicationReview.ofCopies([agency])).findings.filter(({ code }) => code === 'lost-picture');
    expect(await lost()).toEqual([]);

    await media.remove(image.id, 1, by);
    expect(await lost()).toMatchObject([{ ...agency, path, address: image.address }]);
    const refused = {
      details: { reason: 'publication-blocked', findings: [{ code: 'lost-picture', path }] },
    };
    await expect(publish(stores, [agency])).rejects.toMatchObject(refused);
    await media.bringBack(image.id, by);
    await write(stores, agency, { [other]: '/media/inconnue.png' });
    expect(await lost()).toMatchObject([{ path: other, address: '/media/inconnue.png' }]);

    // One that was replaced is still there for whoever brings an earlier version back.
    const bytes = await drawing(60, 40, '#123');
    await media.replace(image.id, await received('x.png', bytes), by);
    await write(stores, agency, { [path]: image.address, [other]: image.address });
    expect(await lost()).toEqual([]);

    const chosen = await chosenCopies(stores);
    const id = await publications.schedule(chosen, { by, at: later });
    expect((await publications.read(id)).state).toBe('scheduled');
  });

  test('[PUBLISH-06] [PUBLISH-14] a price that moves a lot goes live only with a yes', async () => {
    const stores = await openStores(engine);
    const calculator = sectionRef('calculator');
    await write(stores, calculator, { 'designPrices.premium': 1 });
    await expect(publish(stores, [calculator])).rejects.toMatchObject({
      status: 409,
      details: {
        reason: 'publication-unconfirmed',
        findings: [{ code: 'price-moved', path: 'designPrices.premium', was: 3000, becomes: 1 }],
      },
    });
    const at = { by: 'marie', at: later };
    const scheduling = stores.publications.schedule(await chosenCopies(stores), at);
    await expect(scheduling).rejects.toMatchObject({ details: { reason: 'publication-unconfirmed' } });
    await publish(stores, [calculator], true);
    expect((await stores.content.section('calculator', 'en')).designPrices.premium).toBe(1);
  });

  test.for(['fr', 'en'] as const)(
    '[PUBLISH-06] [PUBLISH-14] a price in words cannot be emptied, and loses its amount only with a yes, in %s',
    async (language) => {
      const stores = await openStores(engine);
      const maintenance = sectionRef('maintenance', language);
      const path = 'plans.0.price';
      await write(stores, maintenance, { [path]: '' });
      for (const confirmed of [false, true])
        await expect(publish(stores, [maintenance], confirmed)).rejects.toMatchObject({
          status: 409,
          details: { reason: 'publication-blocked', findings: [{ code: 'empty-price', path }] },
        });
      await write(stores, maintenance, { [path]: 'Sur devis' });
      await expect(publish(stores, [maintenance])).rejects.toMatchObject({
        status: 409,
        details: { reason: 'publication-unconfirmed', findings: [{ path, becomes: 'Sur devis' }] },
      });
      await publish(stores, [maintenance], true);
      expect((await stores.content.section('maintenance', language)).plans[0]?.price).toBe('Sur devis');
    },
  );

  test('[PUBLISH-07] a failure is told while its document is listed, and for a while when that is deleted', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => time });
    const { articles, publications, workingCopies, bin } = stores;
    const ref = await writeArticle(stores);
    await publish(stores, [ref]);
    await write(stores, ref, { title: 'Plus tard' });
    const id = await publications.schedule(await chosenCopies(stores), { by: 'marie', at: later });
    await articles.remove('fr', ref.id, { by: 'paul', basedOn: 1 });
    time = later;
    expect(await publications.publishDue()).toBe(0);
    const failures = async (since = later) =>
      publications.unsettledFailures(await workingCopies.list(), since);
    const afterwards = new Date(later.getTime() + 1);
    expect((await publications.read(id)).state).toBe('failed');
    expect(await failures()).toMatchObject([{ id }]);
    expect(await failures(afterwards)).toEqual([]);
    await bin.restore(ref, 'marie');
    expect(await failures(afterwards)).toMatchObject([{ id }]);
    await write(stores, ref, { title: 'Encore autre chose' });
    expect(await failures()).toEqual([]);
  });

  test('[PUBLISH-07] one that is blocked by then fails, gives its documents back and writes to everybody who may publish', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => time });
    const admin = { email: 'marie@example.com', password: 'un mot de passe solide' };
    await stores.accounts.ensureFirst(admin);
    // Who may not publish hears nothing of it.
    for (const role of ['editor', 'reader'] as const) {
      const standing = { role, mayPublish: false };
      const link = { email: `${role}@example.com`, by: 'marie', days: 1, standing };
      await stores.accounts.acceptLink(await stores.accounts.makeLink(link), admin.password);
    }
    await writeArticle(stores);
    await publish(stores, []);
    await write(stores, home, { 'features.items.0.link': '/blog/neuf' });
    const id = await stores.publications.schedule(await chosenCopies(stores), {
      ...{ by: 'marie', name: 'Janvier', at: later },
    });
    const { rev } = await stores.articles.load('fr', 'neuf');
    await stores.articles.remove('fr', 'neuf', { by: 'paul', basedOn: rev });
    await expect(stores.publications.publishNow(id, 'paul')).rejects.toMatchObject({
      details: { reason: 'publication-blocked' },
    });
    expect((await stores.publications.read(id)).state).toBe('scheduled');
    time = later;
    expect(await stores.publications.publishDue()).toBe(0);
    expect(await stores.publications.read(id)).toMatchObject({
      state: 'failed',
      failure: 'publication-blocked',
    });
    const listed = await stores.workingCopies.list();
    expect(listed.map(({ ref }) => ref)).toEqual([home]);
    expect(await stores.publications.unsettledFailures(listed, later)).toMatchObject([
      { id, name: 'Janvier' },
    ]);
    const [mail] = await stores.mail.list(9);
    expect(mail).toMatchObject({ purpose: 'alert', lead_id: null, state: 'waiting' });
    expect((await stores.mail.read(mail?.id ?? ''))?.mail).toMatchObject({
      to: admin.email,
      subject: '[PUBLICATION] Pas mise en ligne : Janvier',
      text: expect.stringContaining('/admin/publications'),
    });
    expect((await stores.mail.page({ search: '', page: 1 })).items).toHaveLength(1);
    expect((await stores.mail.page({ search: 'rien', page: 1 })).items).toEqual([]);
    time = new Date('2026-08-01T00:00:00Z');
    await stores.backgroundJobs.purge();
    expect(await stores.mail.list(9)).toEqual([]);
  });

  test('[PUBLISH-07] a document that was deleted meanwhile is told as such', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => time });
    const article = await writeArticle(stores);
    await publish(stores, [article]);
    await write(stores, article, { title: 'Autre' });
    const id = await stores.publications.schedule(await chosenCopies(stores), { by: 'marie', at: later });
    const { rev } = await stores.articles.load('fr', 'neuf');
    await stores.articles.remove('fr', 'neuf', { by: 'paul', basedOn: rev });
    time = later;
    expect(await stores.publications.publishDue()).toBe(0);
    expect(await stores.publications.read(id)).toMatchObject({
      state: 'failed',
      failure: 'publication-deleted',
    });
    expect((await stores.publicationReview.ofCopies([article])).findings).toContainEqual(
      expect.objectContaining({ code: 'deleted', path: '' }),
    );
  });

  test('[PUBLISH-07] a scheduled publication can go live before its moment, once', async () => {
    const stores = await openStores(engine);
    await write(stores, home, { 'hero.title': 'Déjà' });
    const id = await stores.publications.schedule(await chosenCopies(stores), { by: 'marie', at: later });
    const outcomes = await Promise.allSettled(
      ['marie', 'paul'].map((by) => stores.publications.publishNow(id, by)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stores.content.section('home', 'fr')).hero.title).toBe('Déjà');
    expect(await stores.content.revisions('home', 'fr')).toHaveLength(1);
  });

  test('[PUBLISH-07] taken out, withdrawn and published in the same moment, a document is in one place', async () => {
    const stores = await openStores(engine);
    const agency = sectionRef('agency');
    await write(stores, home, { 'hero.title': 'Un' });
    await write(stores, agency, { 'hero.title': 'Deux' });
    const id = await stores.publications.schedule(await chosenCopies(stores), { by: 'marie', at: later });
    const outcomes = await Promise.allSettled([
      stores.publications.takeOut(id, home, 'marie'),
      stores.publications.withdraw(id, 'paul'),
      stores.publications.publishNow(id, 'anne'),
      stores.publications.takeOut(id, home, 'zoe'),
    ]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ name: 'RequestError' });
    const copies = (await stores.workingCopies.list()).map(({ ref }) => ref.id);
    for (const section of ['home', 'agency'] as const) {
      const published = (await stores.content.revisions(section, 'fr')).length;
      expect([section, published + copies.filter((one) => one === section).length]).toEqual([section, 1]);
    }
  });

  test('[PUBLISH-08] undone a second time, a publication is refused and changes nothing more', async () => {
    let seconds = 0;
    const stores = await openStores(engine, { now: () => new Date(Date.UTC(2025, 5, 1, 12, 0, seconds)) });
    await write(stores, home, { 'hero.title': 'Un' });
    const id = await publish(stores, []);
    seconds += 1;
    expect(await stores.publications.undo(id, { by: 'marie' })).toEqual({ changed: 1, leftAlone: [] });
    const again = stores.publications.undo(id, { by: 'marie' });
    await expect(again).rejects.toMatchObject({ status: 409, details: { reason: 'publication-undone' } });
    const { items, count } = await stores.publications.page(1);
    expect(count).toBe(2);
    expect(items).toMatchObject([{ action: 'undo' }, { id, documents: [home], undoneBy: { by: 'marie' } }]);
    expect(
      (await stores.publicationReview.ofPublication(await stores.publications.read(id))).documents,
    ).toMatchObject([{ ref: home, changes: [{ path: 'hero.title', after: 'Un' }] }]);
  });

  test('[PUBLISH-08] a publication is undone as long as its undo stands, by name or with its whole day', async () => {
    let time = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => time });
    const { publications } = stores;
    const undone = async () => {
      time = new Date(time.getTime() + 1000);
      const { items } = await publications.page(1);
      return Object.fromEntries(items.map(({ id, undoneBy }) => [id, undoneBy?.by]));
    };
    const lastId = async () => (await publications.past(1))[0]?.id ?? '';
    await write(stores, home, { 'hero.title': 'Un' });
    const id = await publish(stores, []);
    await undone();
    await publications.undo(id, { by: 'paul' });
    const undo = await lastId();
    expect(await undone()).toEqual({ [id]: 'paul', [undo]: undefined });
    await publications.undo(undo, { by: 'anne' });
    const redo = await lastId();
    expect(await undone()).toEqual({ [id]: undefined, [undo]: 'anne', [redo]: undefined });
    // It is live again, and can be undone again.
    expect(await publications.undo(id, { by: 'zoe' })).toEqual({ changed: 1, leftAlone: [] });
    const second = await lastId();
    expect(await undone()).toMatchObject({ [id]: 'zoe', [undo]: 'anne', [redo]: undefined });
    await publications.undo(second, { by: 'zoe' });
    await undone();
    const midnight = new Date('2025-05-31T22:00:00Z');
    expect(await publications.undoSince(midnight, { by: 'panique', name: 'Tout' })).toBe(1);
    const panic = await lastId();
    expect(await undone()).toMatchObject({ [id]: 'panique', [redo]: 'panique', [panic]: undefined });
    await publications.undo(panic, { by: 'marie' });
    expect(await undone()).toMatchObject({ [id]: undefined, [undo]: 'anne', [panic]: 'marie' });
  });

  test('nothing chosen is nothing published', async () => {
    const stores = await openStores(engine);
    const publishing = stores.publications.publish([], { by: 'marie' });
    await expect(publishing).rejects.toMatchObject({ status: 422, details: { reason: 'nothing-chosen' } });
    expect(await stores.publications.past(9)).toEqual([]);
  });
});
