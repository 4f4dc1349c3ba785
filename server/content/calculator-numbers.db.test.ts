import { expect, test } from 'vitest';
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
});
