import type { TranslationState } from '#domain/translations/translation-state.ts';

/** The words for an English text beside the French one, on the board and in the editors. */
export const translationWords = {
  states: {
    missing: 'Manquant',
    outdated: 'À revoir',
    identical: 'Identique',
    current: 'À jour',
  } satisfies Record<TranslationState, string>,
  languages: { fr: 'Français', en: 'Anglais' },
  changedFrench: 'Français, ce qui a changé',
  noText: 'Vide',
  wholeText: 'Voir tout le texte',
  list: (french: string, english: string) =>
    french === english
      ? 'Les entrées de cette liste ne sont pas les mêmes dans les deux langues.'
      : `Cette liste a ${french} entrées en français et ${english} en anglais.`,
  sideBySide: 'Côte à côte',
  sideBySideHelp: 'Chaque texte avec sa traduction, dans les deux langues',
  otherPage: { fr: 'La page française', en: 'La page anglaise' },
  publishOther: { fr: 'Publier la page française', en: 'Publier la page anglaise' },
  besideLabel: (language: string, field: string) => `${field}, en ${language.toLowerCase()}`,
  switchTo: { fr: 'Modifier en français', en: 'Modifier en anglais' },
  switchNamed: {
    fr: (field: string) => `Modifier en français\u00a0: ${field}`,
    en: (field: string) => `Modifier en anglais\u00a0: ${field}`,
  },
  results: {
    confirmed: 'C’est noté.',
    changed: 'Ce texte vient de changer\u00a0: relisez-le.',
    failed: 'Cela n’a pas pu être noté. Réessayez.',
  },
  imageWords: { fr: (field: string) => `${field} (français)`, en: (field: string) => `${field} (anglais)` },
  imageWordsState: {
    fr: {
      unsaved: 'Va dans le brouillon de la page française.',
      saved: 'Brouillon de la page française enregistré, pas encore publié.',
      public: 'En ligne sur la page française.',
      scheduled: 'La page française attend dans une publication programmée\u00a0: rien ne s’y écrit avant.',
    },
    en: {
      unsaved: 'Va dans le brouillon de la page anglaise.',
      saved: 'Brouillon de la page anglaise enregistré, pas encore publié.',
      public: 'En ligne sur la page anglaise.',
      scheduled: 'La page anglaise attend dans une publication programmée\u00a0: rien ne s’y écrit avant.',
    },
  },
  otherImage: {
    fr: 'La page française montre une autre image à cette place.',
    en: 'La page anglaise montre une autre image à cette place.',
  },
  useImageToo: { fr: 'L’utiliser aussi en français', en: 'L’utiliser aussi en anglais' },
  confirm: 'Toujours juste',
  confirmEmpty: 'Laisser vide',
  confirmNamed: (name: string) => `Toujours juste\u00a0: ${name}`,
  confirmEmptyNamed: (name: string) => `Laisser vide\u00a0: ${name}`,
} as const;
