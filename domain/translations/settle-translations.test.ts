import { describe, expect, test } from 'vitest';
import type { Language } from '../languages.ts';
import { settleTranslations, type TranslationChange } from './settle-translations.ts';

type Site = Parameters<typeof settleTranslations>[1];

const site = (names: Record<string, string | undefined>): Site => {
  const of = (language: Language) =>
    Object.entries(names)
      .filter(([key]) => key.startsWith(language))
      .map(([key, translation]) => ({ id: key.slice(3), translation }));
  return { fr: of('fr'), en: of('en') };
};
const change = (key: string, before?: string, after?: string): TranslationChange => ({
  ...{ language: key.slice(0, 2) as Language, id: key.slice(3), before, after },
});
const settled = (changes: TranslationChange[], names: Record<string, string | undefined>) => {
  const { renamed, contested } = settleTranslations(changes, site(names));
  const told = renamed.map(({ language, id, translation = '' }) => [`${language} ${id}`, translation]);
  return { renamed: Object.fromEntries(told), contested: contested.map(({ id }) => id) };
};
const renamed = (...given: Parameters<typeof settled>) => settled(...given).renamed;

describe('what follows when an entry names its translation', () => {
  test('[TRANS-03] that one names it back', () => {
    const names = { 'fr prix': undefined, 'en prices': undefined };
    expect(renamed([change('fr prix', undefined, 'prices')], names)).toEqual({ 'en prices': 'prix' });
    expect(renamed([change('en prices', '', 'prix')], names)).toEqual({ 'fr prix': 'prices' });
  });

  test('[TRANS-03] both former ones are free', () => {
    const names = { 'fr a': 'x', 'en x': 'a', 'fr b': 'y', 'en y': 'b' };
    expect(renamed([change('fr a', 'x', 'y')], names)).toEqual({ 'en x': '', 'en y': 'a', 'fr b': '' });
  });

  test('[TRANS-03] whoever else names one of the two is free', () => {
    const names = { 'fr a': undefined, 'fr b': 'y', 'fr c': 'y', 'en y': undefined, 'en z': 'a' };
    expect(renamed([change('fr a', undefined, 'y')], names)).toEqual({
      ...{ 'en y': 'a', 'fr b': '', 'fr c': '', 'en z': '' },
    });
  });

  test('[TRANS-03] one that is named no longer is free, unless it names another', () => {
    expect(renamed([change('fr a', 'x', undefined)], { 'fr a': 'x', 'en x': 'a' })).toEqual({ 'en x': '' });
    expect(renamed([change('fr a', 'x', '')], { 'fr a': 'x', 'en x': 'b' })).toEqual({});
  });

  test('[TRANS-03] nothing follows where the name stays, or names nobody that is there', () => {
    expect(renamed([change('fr a', 'x', 'x')], { 'fr a': 'x', 'en x': undefined })).toEqual({});
    expect(renamed([change('fr a', undefined, '')], { 'fr a': undefined })).toEqual({});
    expect(renamed([change('fr a', undefined, 'gone')], { 'fr a': undefined })).toEqual({});
  });

  test('[TRANS-03] a new entry names its source, which names it back', () => {
    expect(renamed([change('en new', undefined, 'prix')], { 'fr prix': undefined })).toEqual({
      'fr prix': 'new',
    });
  });

  test('[TRANS-03] of those that go live together, one whose name stayed gives way', () => {
    const names = { 'fr a': undefined, 'fr b': 'y', 'en y': 'b' };
    const both = [change('fr a', undefined, 'y'), change('en y', 'b', 'b')];
    expect(settled(both, names)).toEqual({ renamed: { 'en y': 'a', 'fr b': '' }, contested: [] });
  });

  test('[TRANS-03] and those that name each other need nothing', () => {
    const both = [change('fr a', undefined, 'y'), change('en y', undefined, 'a')];
    expect(settled(both, {})).toEqual({ renamed: {}, contested: [] });
  });
});

describe('together, two cannot both have what they ask for', () => {
  test('[TRANS-02] when they claim the same', () => {
    const names = { 'fr a': undefined, 'fr b': undefined, 'en y': undefined };
    const both = [change('fr a', undefined, 'y'), change('fr b', undefined, 'y')];
    expect(settled(both, names).contested).toEqual(['a', 'b']);
  });

  test('[TRANS-02] when one names a third', () => {
    const names = { 'fr a': undefined, 'fr c': undefined, 'en y': undefined };
    const both = [change('fr a', undefined, 'y'), change('en y', undefined, 'c')];
    expect(settled(both, names).contested).toEqual(['a', 'y']);
  });
});
