export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export function otherLanguage(language: Language): Language {
  return language === 'fr' ? 'en' : 'fr';
}

/** The language of an address: French unless its first segment is exactly `en`. */
export function languageOf(pathname: string): Language {
  return pathname.split('/')[1] === 'en' ? 'en' : 'fr';
}
