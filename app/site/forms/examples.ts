import type { Language } from '#domain/languages.ts';

type Examples = Partial<Record<string, string>>;

/** An answer that would be right, by the type of its field. Not among the words that every page carries. */
export const examples: Record<Language, Examples> = {
  fr: {
    email: 'Exemple : marie@boulangerie.example',
    tel: 'Exemple : 03 53 01 00 12',
    url: 'Exemple : https://portfolio.example',
  },
  en: {
    email: 'Example: marie@bakery.example',
    tel: 'Example: +33 3 53 01 00 12',
    url: 'Example: https://portfolio.example',
  },
};
