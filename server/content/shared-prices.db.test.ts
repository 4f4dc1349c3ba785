import { expect, test } from 'vitest';
import { offeredFeatures, offeredTypes } from '#domain/calculator/configuration.ts';
import { newOption, withOffer } from '#domain/calculator/editing/options.ts';
import { type Language, languages } from '#domain/languages.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

const by = (basedOn: number) => ({ basedOn, by: 'marie@atelier-vitrine.example' });

onBothEngines('calculator numbers', (engine) => {
  test('[CALCED-04] prices are common to both languages, words are not', async () => {
    const { content } = await openStores(engine);
    const shipped = await content.section('calculator', 'en');
    const french = structuredClone(await content.section('calculator', 'fr'));
    const [website] = french.projectTypes;
    if (!website) throw new Error('There is a website.');
    website.title = 'Vitrine';
    website.basePrices.simple = 1501;
    expect(await content.save('calculator', 'fr', french, by(0))).toBe(1);

    const english = await content.load('calculator', 'en');
    expect(english.rev).toBe(1);
    expect(english.content.projectTypes[0]).toEqual({
      ...shipped.projectTypes[0],
      basePrices: { ...shipped.projectTypes[0]?.basePrices, simple: 1501 },
    });
    expect(english.content.projectTypes.slice(1)).toEqual(shipped.projectTypes.slice(1));

    await content.updateField('calculator', 'en', 'designPrices.premium', 3100, by(1));
    expect((await content.load('calculator', 'fr')).content.designPrices.premium).toBe(3100);
    await content.updateField('calculator', 'en', 'pageText.title', 'How much?', by(2));
    expect((await content.load('calculator', 'fr')).rev).toBe(2);

    await content.reset('calculator', 'fr', by(2));
    const back = await content.section('calculator', 'en');
    expect(back.projectTypes[0]?.basePrices.simple).toBe(1500);
    expect(back.designPrices).toEqual(shipped.designPrices);
    expect(back.pageText.title).toBe('How much?');
  });

  test('[EDIT-30] an option that is renamed in either language costs what it cost, in both', async () => {
    const { content } = await openStores(engine);
    const offered = async (language: Language) =>
      offeredFeatures(await content.section('calculator', language), 'website').map(({ key, price }) => [
        ...[key, price],
      ]);
    const before = await offered('fr');
    await content.updateField('calculator', 'fr', 'features.0.name', 'Journal', by(0));
    await content.updateField('calculator', 'en', 'features.4.name', 'Languages', by(0));
    for (const language of languages) expect(await offered(language)).toEqual(before);
    expect((await content.section('calculator', 'en')).features[0]?.name).toBe('Built-in blog');
    expect((await content.section('calculator', 'fr')).features[4]?.name).toBe('Multilingue');
  });

  test('[EDIT-31] [EDIT-32] a new option is offered in both languages at once, and unticked in both', async () => {
    const { content, checkContent } = await openStores(engine);
    const shop = async (language: Language) =>
      offeredFeatures(await content.section('calculator', language), 'ecommerce').at(-1);
    const gifts = { ...newOption(), name: 'Carte cadeaux', price: 700 };
    const french = await content.section('calculator', 'fr');
    const added = { ...french, features: [...french.features, gifts] };
    await content.save('calculator', 'fr', withOffer(added, gifts.id, 'ecommerce', true), by(0));
    for (const language of languages)
      expect(await shop(language)).toMatchObject({ key: gifts.id, name: 'Carte cadeaux', price: 700 });
    expect(await checkContent()).toContainEqual({
      ...{ place: 'calculator', language: 'en', path: 'features.12.name' },
      problem: { code: 'missing-translation' },
    });

    await content.updateField('calculator', 'en', 'features.12.name', 'Gift card', by(1));
    expect([await shop('fr'), await shop('en')]).toMatchObject([
      ...[{ name: 'Carte cadeaux' }, { name: 'Gift card' }],
    ]);
    expect((await content.load('calculator', 'fr')).rev).toBe(1);
    const english = await content.section('calculator', 'en');
    await content.save('calculator', 'en', withOffer(english, gifts.id, 'ecommerce', false), by(2));
    for (const language of languages) expect(await shop(language)).toMatchObject({ key: 'crm' });
  });

  test('[EDIT-32] an option that is removed and brought back keeps its name in the other language', async () => {
    const { content } = await openStores(engine);
    const english = await content.section('calculator', 'en');
    const french = await content.section('calculator', 'fr');
    await content.save('calculator', 'fr', { ...french, features: french.features.slice(1) }, by(0));
    const without = await content.section('calculator', 'en');
    expect(without.features).toEqual(english.features.slice(1));
    expect(without.projectTypes[0]?.features).not.toContain('blog');
    await content.save('calculator', 'fr', french, by(1));
    expect(await content.section('calculator', 'en')).toEqual(english);
  });

  test('[EDIT-33] a type is offered in both languages or in none, and one always is', async () => {
    const { content } = await openStores(engine);
    await content.updateField('calculator', 'fr', 'projectTypes.0.offered', false, by(0));
    for (const language of languages)
      expect(offeredTypes(await content.section('calculator', language))).toEqual([
        'ecommerce',
        'app',
        'custom',
      ]);
    const english = await content.section('calculator', 'en');
    const none = english.projectTypes.map((type) => ({ ...type, offered: false }));
    await expect(
      content.save('calculator', 'en', { ...english, projectTypes: none }, by(1)),
    ).rejects.toMatchObject({
      details: { problems: [{ path: 'projectTypes.0.offered', code: 'none-offered' }] },
    });
  });

  test('[EDIT-34] a program that still sends names stores ids', async () => {
    const { content } = await openStores(engine);
    const french = structuredClone(await content.section('calculator', 'fr'));
    const [website] = french.projectTypes;
    if (website) website.features = ['Multilingue', 'Blog intégré'];
    await content.save('calculator', 'fr', french, by(0));
    for (const language of languages)
      expect((await content.section('calculator', language)).projectTypes[0]?.features).toEqual([
        ...['multilingual', 'blog'],
      ]);
  });
});
