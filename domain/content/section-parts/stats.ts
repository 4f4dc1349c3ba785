import type { Language } from '../../languages.ts';

/** A figure with what follows it and what it counts. */
export interface Stat {
  value: number;
  suffix: string;
  label: string;
}

const defaultStats: Record<Language, Stat[]> = {
  fr: [
    { value: 15, suffix: '+', label: 'années de métier' },
    { value: 150, suffix: '+', label: 'projets' },
    { value: 100, suffix: '%', label: 'de clients satisfaits' },
    { value: 24, suffix: '/7', label: 'support et surveillance' },
  ],
  en: [
    { value: 15, suffix: '+', label: 'years in the trade' },
    { value: 150, suffix: '+', label: 'projects' },
    { value: 100, suffix: '%', label: 'satisfied clients' },
    { value: 24, suffix: '/7', label: 'support and monitoring' },
  ],
};

/** The managed figures, or the built-in ones where none are managed. */
export function statsOrDefault(items: Stat[], language: Language): Stat[] {
  return items.length > 0 ? items : defaultStats[language];
}
