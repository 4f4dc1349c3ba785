import { expect, test } from 'vitest';
import { type Configuration, offeredFeatures } from '#domain/calculator/configuration.ts';
import { formerLists } from '#domain/calculator/former/former-lists.ts';
import { languages } from '#domain/languages.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const by = (basedOn: number) => ({ basedOn, by: 'marie@atelier-vitrine.example' });
type Stores = Awaited<ReturnType<typeof openStores>>;

/** Edits of every kind: a section, an article changed, one deleted, one added, a case study changed. */
async function editEverything({ content, articles, caseStudies }: Stores): Promise<void> {
  await content.updateField('home', 'fr', 'hero.title', 'Édité', by(0));
  const [first, second] = await articles.all('fr');
  if (!first || !second) throw new Error('Two shipped articles are needed.');
  await articles.save('fr', { ...first, title: 'Changé', slug: 'autre-adresse' }, by(0));
  await articles.remove('fr', second.id, by(0));
  await articles.save('fr', { ...first, id: 'nouveau', slug: first.slug, title: 'Nouveau' }, by(0));
  const [study] = await caseStudies.all('en');
  await caseStudies.save('en', { ...study, title: 'Changed' }, by(0));
}

async function everything({ content, articles, caseStudies }: Stores) {
  return Promise.all(
    languages.map(async (language) => [
      await content.section('home', language),
      (await articles.all(language)).toSorted((a, b) => a.id.localeCompare(b.id)),
      await caseStudies.all(language),
    ]),
  );
}

onBothEngines('transfer', (engine) => {
  test('[EDIT-34] a file of an earlier version names options by their names: they cost what they cost', async () => {
    const stores = await openStores(engine);
    const { features } = formerLists.fr as { features: { id: string; name: string; price: number }[] };
    const edits = (name: string) => ({
      features: features.map((row) => (row.id === 'crm' ? { ...row, name } : row)),
    });
    const draft = { collection: 'section', language: 'fr', id: 'calculator', body: edits('Fichier clients') };
    const file = {
      ...{ format: 'vitrine', version: 2, exportedAt: '' },
      sections: { calculator: { fr: edits('Clients') } },
      drafts: [draft],
    };
    await stores.transfer.import(file, 'paul');
    const last = (calculator: unknown) => offeredFeatures(calculator as Configuration, 'ecommerce').at(-1);
    const published = await stores.content.section('calculator', 'fr');
    expect(last(published)).toMatchObject({ key: 'Système CRM', name: 'Système CRM', price: 0 });
    expect(published.features[9]).toMatchObject({ id: 'crm', name: 'Clients', price: 3000 });
    // The file brings one language: the other one counts as it does.
    expect(last(await stores.content.section('calculator', 'en'))).toMatchObject({ price: 0 });
    const ref = { collection: 'section', language: 'fr', id: 'calculator' } as const;
    const written = (await stores.workingCopies.load(ref)).content as Configuration;
    expect([last(written)?.price, written.features[9]?.name]).toEqual([0, 'Fichier clients']);

    const exported = await stores.transfer.export();
    const other = await openStores(engine);
    await other.transfer.import(exported, 'paul');
    expect([exported.version, await other.content.section('calculator', 'fr')]).toEqual([3, published]);
  });

  test('an export holds what was changed and nothing else', async () => {
    const stores = await openStores(engine);
    expect(await stores.transfer.export()).toMatchObject({ sections: {}, articles: {}, caseStudies: {} });
    await stores.content.updateField('home', 'fr', 'hero.title', 'Édité', by(0));
    await stores.content.updateField('faq', 'en', 'title', 'Edited', by(0));
    await stores.content.reset('faq', 'en', by(1));
    expect(await stores.transfer.export()).toEqual({
      ...{ format: 'vitrine', version: 3, exportedAt: '2025-06-01T12:00:00.000Z' },
      sections: { home: { fr: { hero: { title: 'Édité' } } } },
      ...{ articles: {}, caseStudies: {}, drafts: [], scheduled: [] },
      bin: [{ collection: 'section', language: 'en', id: 'faq', body: { title: 'Edited' } }],
    });
  });

  test('export, reset and import give back the same content, also where public names changed hands', async () => {
    const stores = await openStores(engine);
    const shipped = await everything(stores);
    await editEverything(stores);
    const edited = await everything(stores);
    const file = JSON.parse(JSON.stringify(await stores.transfer.export()));

    await stores.transfer.resetAll('marie@atelier-vitrine.example');
    expect(await everything(stores)).toEqual(shipped);
    expect(await stores.transfer.export()).toMatchObject({ sections: {}, articles: {}, caseStudies: {} });

    const preview = await stores.transfer.preview(file);
    expect(preview.sections).toMatchObject([
      { section: 'home', language: 'fr', changes: [{ path: 'hero.title', after: 'Édité' }] },
    ]);
    expect(preview.entries.map(({ kind, effect }) => `${kind} ${effect}`).toSorted()).toEqual([
      ...['articles changed', 'articles deleted', 'articles new', 'caseStudies changed'],
    ]);
    expect(await everything(stores)).toEqual(shipped);

    await stores.transfer.import(file, 'paul@atelier-vitrine.example');
    expect(await everything(stores)).toEqual(edited);
    expect(
      (await stores.content.revisions('home', 'fr')).map(({ action, updatedBy }) => [action, updatedBy]),
    ).toEqual([
      ['import', 'paul@atelier-vitrine.example'],
      ['reset', 'marie@atelier-vitrine.example'],
      ['update-field', 'marie@atelier-vitrine.example'],
    ]);
  });

  test('a file may let entries exchange their public names, or give on that of one it deletes', async () => {
    const stores = await openStores(engine);
    const [first, second, third] = await stores.articles.all('fr');
    if (!first || !second || !third) throw new Error('Three shipped articles are needed.');
    const names = async () => {
      const slugs = await stores.articles.slugs('fr');
      return [first, second, third].map(({ id }) => slugs.get(id));
    };
    const importing = async (articles: object) =>
      stores.transfer.import({ ...(await stores.transfer.export()), articles: { fr: articles } }, 'marie');
    const [a, b, c] = await names();
    for (const [nameOfFirst, nameOfSecond] of [
      [b, a],
      [a, b],
    ]) {
      await importing({
        [first.id]: { ...first, slug: nameOfFirst },
        [second.id]: { ...second, slug: nameOfSecond },
      });
      expect(await names()).toEqual([nameOfFirst, nameOfSecond, c]);
      expect((await stores.articles.publishedBySlug('fr', nameOfFirst ?? ''))?.id).toBe(first.id);
    }
    await importing({ [third.id]: third });
    await importing({ [first.id]: { ...first, slug: c }, [third.id]: null });
    expect(await names()).toEqual([c, b, undefined]);
    expect(await stores.articles.renamed('fr', a ?? '')).toBe(c);
  });

  test('[ARTED-20] an article is stored as clean by an import as by its editor', async () => {
    const stores = await openStores(engine);
    const written = {
      ...{ id: 'propre', slug: 'propre', title: 'Titre', excerpt: 'Résumé' },
      content: '<p onclick="x()">Un <strong>texte</strong><script>alert(1)</script></p>',
    };
    await stores.articles.saveEdited('fr', written, { by: 'marie' });
    const edited = await stores.articles.byId('fr', 'propre');
    await stores.transfer.import(
      { ...(await stores.transfer.export()), articles: { en: { propre: written } } },
      'x',
    );
    const imported = await stores.articles.byId('en', 'propre');
    expect(imported?.content).toBe('<p>Un <strong>texte</strong></p>');
    expect(imported?.content).toBe(edited?.content);
  });

  test('[CALCED-04] prices stay common to both languages when a file brings those of one, or of both apart', async () => {
    const stores = await openStores(engine);
    const priced = (price: number) => ({ designPrices: { premium: price } });
    const premiums = () =>
      Promise.all(
        languages.map(async (language) => {
          const { designPrices, pageText } = await stores.content.section('calculator', language);
          return [designPrices.premium, pageText.title];
        }),
      );
    await stores.content.updateField('calculator', 'fr', 'pageText.title', 'Combien ?', by(0));
    const file = await stores.transfer.export();

    const english = { ...file, sections: { calculator: { en: priced(3100) } } };
    expect((await stores.transfer.preview(english)).sections).toMatchObject([
      { language: 'en', changes: [{ path: 'designPrices.premium', after: 3100 }] },
      { language: 'fr', changes: [{ path: 'designPrices.premium', after: 3100 }] },
    ]);
    await stores.transfer.import(english, 'x');
    const [[french, title], [other]] = (await premiums()) as [[number, string], [number]];
    expect([french, title, other]).toEqual([3100, 'Combien ?', 3100]);

    await stores.transfer.import(
      { ...file, sections: { calculator: { fr: priced(1), en: priced(2) } } },
      'x',
    );
    expect((await premiums()).map(([price]) => price)).toEqual([1, 1]);
  });

  test('a file that is wrong anywhere changes nothing', async () => {
    const stores = await openStores(engine);
    await editEverything(stores);
    const before = await stores.documents.inForce();
    const file = await stores.transfer.export();
    const [article] = await stores.articles.all('fr');
    for (const wrong of [
      [],
      'x',
      { ...file, sections: { ...file.sections, nope: { fr: {} } } },
      { ...file, sections: { faq: { fr: { title: 'ok' } }, home: { fr: { hero: { title: 7 } } } } },
      { ...file, sections: { home: { fr: { seoTitle: 'x'.repeat(61) } } } },
      { ...file, articles: { fr: { other: article } } },
      { ...file, articles: { fr: { twin: { ...article, id: 'twin' } } } },
      { ...file, caseStudies: { fr: { x: { id: 'x' } } } },
    ]) {
      await expect(stores.transfer.preview(wrong)).rejects.toMatchObject({ name: 'RequestError' });
      await expect(stores.transfer.import(wrong, 'x')).rejects.toMatchObject({ name: 'RequestError' });
    }
    expect(await stores.documents.inForce()).toEqual(before);
  });
});
