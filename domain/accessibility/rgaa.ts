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
      'untested',
      'absent',
      'absent',
      'untested',
      'untested',
      'untested',
      'untested',
    ],
  },
  {
    name: { fr: 'Cadres', en: 'Frames' },
    results: ['absent', 'absent'],
  },
  {
    name: { fr: 'Couleurs', en: 'Colours' },
    results: ['untested', 'met axe', 'untested'],
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
    results: ['absent', 'absent', 'absent', 'unmet', 'absent', 'met axe', 'unmet', 'absent'],
  },
  {
    name: { fr: 'Liens', en: 'Links' },
    results: ['untested', 'met axe'],
  },
  {
    name: { fr: 'Scripts', en: 'Scripts' },
    results: ['untested', 'met test', 'met test', 'met test', 'met test'],
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
      'untested',
      'met test',
      'untested',
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
      'untested',
      'untested',
      'untested',
      'untested',
      'untested',
      'met axe',
      'met test',
      'untested',
      'untested',
      'untested',
      'met test',
      'untested',
      'met test',
      'untested',
    ],
  },
  {
    name: { fr: 'Formulaires', en: 'Forms' },
    results: [
      'met axe',
      'untested',
      'untested',
      'met review',
      'met review',
      'met review',
      'untested',
      'absent',
      'met axe',
      'met test',
      'untested',
      'absent',
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
      'untested',
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
      'untested',
      'absent',
      'absent',
      'met review',
      'met test',
      'untested',
      'absent',
      'untested',
      'absent',
    ],
  },
];
