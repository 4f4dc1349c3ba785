import type { Language } from '../languages.ts';

/**
 * Met: shown by `axe` on every kind of page, by a `test` of ours, or by reading the code (`review`).
 * Unmet: we know that it fails. Untested: nobody has looked yet, which counts as not met. Absent: the site
 * has nothing that the criterion is about.
 */
type Result = 'met axe' | 'met test' | 'met review' | 'unmet' | 'untested' | 'absent';

export interface RgaaTheme {
  name: Record<Language, string>;
  /** In the order of the criteria: the first is 1.1 for the first theme. */
  results: readonly Result[];
}

/** The 106 criteria of RGAA 4.1.2 on the public pages, as they stand. Change a line when you know better. */
export const rgaaThemes: readonly RgaaTheme[] = [
  {
    name: { fr: 'Images', en: 'Images' },
    results: [
      'met axe',
      'met axe',
      'met review',
      'absent',
      'absent',
      'met review',
      'met review',
      'met review',
      'met test',
    ],
  },
  {
    name: { fr: 'Cadres', en: 'Frames' },
    results: ['absent', 'absent'],
  },
  {
    name: { fr: 'Couleurs', en: 'Colours' },
    results: ['met test', 'met axe', 'met test'],
  },
  {
    name: { fr: 'Multimédia', en: 'Multimedia' },
    results: [
      'absent',
      'absent',
      'absent',
      'absent',
      'absent',
      'absent',
      'absent',
      'absent',
      'absent',
      'absent',
      'absent',
      'absent',
      'absent',
    ],
  },
  {
    name: { fr: 'Tableaux', en: 'Tables' },
    results: ['absent', 'absent', 'absent', 'met test', 'met review', 'met test', 'met test', 'absent'],
  },
  {
    name: { fr: 'Liens', en: 'Links' },
    results: ['met review', 'met axe'],
  },
  {
    name: { fr: 'Scripts', en: 'Scripts' },
    results: ['unmet', 'met test', 'met test', 'met test', 'met test'],
  },
  {
    name: { fr: 'Éléments obligatoires', en: 'Mandatory elements' },
    results: [
      'met test',
      'met test',
      'met test',
      'met test',
      'met test',
      'met test',
      'met test',
      'met test',
      'met review',
      'absent',
    ],
  },
  {
    name: { fr: 'Structuration de l’information', en: 'Structure' },
    results: ['met axe', 'met axe', 'met axe', 'met review'],
  },
  {
    name: { fr: 'Présentation de l’information', en: 'Presentation' },
    results: [
      'met review',
      'met review',
      'met review',
      'met test',
      'met review',
      'met axe',
      'met test',
      'met review',
      'met review',
      'met review',
      'met test',
      'met test',
      'met test',
      'met review',
    ],
  },
  {
    name: { fr: 'Formulaires', en: 'Forms' },
    results: [
      'met axe',
      'met review',
      'met review',
      'met review',
      'met review',
      'met review',
      'met review',
      'absent',
      'met axe',
      'met test',
      'met test',
      'met test',
      'met review',
    ],
  },
  {
    name: { fr: 'Navigation', en: 'Navigation' },
    results: [
      'met test',
      'met test',
      'met test',
      'met test',
      'absent',
      'met axe',
      'met test',
      'met review',
      'met test',
      'absent',
      'met test',
    ],
  },
  {
    name: { fr: 'Consultation', en: 'Consultation' },
    results: [
      'met test',
      'met review',
      'met review',
      'met review',
      'absent',
      'absent',
      'met review',
      'met test',
      'met review',
      'met test',
      'met review',
      'absent',
    ],
  },
];
