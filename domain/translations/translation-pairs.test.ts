import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Translatable, translationPairs } from './translation-pairs.ts';

const entry = (id: string, translation?: string, slug = id): Translatable => ({ id, slug, translation });
const pairsOf = (fr: Translatable[], en: Translatable[]) =>
  translationPairs(fr, en).map(({ fr, en }) => `${fr.id} = ${en.id}`);

describe('which entries are translations of one another', () => {
  test('[TRANS-01] two that name each other, whatever their addresses', () => {
    expect(pairsOf([entry('prix', 'prices')], [entry('prices', 'prix')])).toEqual(['prix = prices']);
  });

  test.each([
    ['French', [entry('prix', 'prices')], [entry('prices')]],
    ['English', [entry('prix')], [entry('prices', 'prix')]],
  ])('[TRANS-01] the one that names the other is enough: the %s one', (_, fr, en) => {
    expect(pairsOf(fr, en)).toEqual(['prix = prices']);
  });

  test('[TRANS-01] of the same address, as long as neither names one', () => {
    expect(pairsOf([entry('a', undefined, 'budget')], [entry('b', undefined, 'budget')])).toEqual(['a = b']);
    expect(pairsOf([entry('a', 'c', 'budget')], [entry('b', undefined, 'budget')])).toEqual([]);
    expect(pairsOf([entry('a', '', 'budget')], [entry('b', '', 'budget')])).toEqual(['a = b']);
  });

  test('[TRANS-01] a name comes before an address', () => {
    const english = [entry('budget'), entry('prices', 'budget')];
    expect(pairsOf([entry('budget')], english)).toEqual(['budget = prices']);
  });
});

describe('what cannot be', () => {
  test('[TRANS-02] one that is not there has no part in it', () => {
    expect(pairsOf([entry('prix', 'gone')], [entry('prices')])).toEqual([]);
  });

  test('[TRANS-02] nobody is the translation of one in the same language', () => {
    expect(pairsOf([entry('prix', 'tarifs'), entry('tarifs')], [entry('prices')])).toEqual([]);
  });

  test('[TRANS-02] of two that claim one, the one that it names', () => {
    const french = [entry('a', 'prices'), entry('b', 'prices')];
    expect(pairsOf(french, [entry('prices', 'b')])).toEqual(['b = prices']);
  });

  test('[TRANS-02] and where it names neither, the first by its id, in any order', () => {
    const french = [entry('b', 'prices'), entry('a', 'prices')];
    expect(pairsOf(french, [entry('prices')])).toEqual(['a = prices']);
    expect(pairsOf(french.toReversed(), [entry('prices')])).toEqual(['a = prices']);
  });

  test('[TRANS-02] one that names another is not taken by whoever claims it', () => {
    expect(pairsOf([entry('a', 'prices')], [entry('prices', 'gone')])).toEqual([]);
  });

  test('[TRANS-02] each has one translation at most, and the order of the lists does not matter', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const list = fc.uniqueArray(
      fc.record({ id: name, slug: name, translation: fc.option(name, { nil: undefined }) }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(list, list, (fr, en) => {
        const found = translationPairs(fr, en);
        expect(new Set(found.map((pair) => pair.fr.id)).size).toBe(found.length);
        expect(new Set(found.map((pair) => pair.en.id)).size).toBe(found.length);
        for (const pair of found) expect([pair.en.id, undefined]).toContain(pair.fr.translation);
        const others = translationPairs(fr.toReversed(), en.toReversed());
        const ids = (pairs: typeof found) => pairs.map((pair) => `${pair.fr.id} ${pair.en.id}`).sort();
        expect(ids(others)).toEqual(ids(found));
      }),
    );
  });
});
