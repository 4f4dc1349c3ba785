import type { Language } from '#domain/languages.ts';
import type { FieldProblem } from '#domain/leads/field-problems.ts';

/** Fixed words of the interface. English has the type of French: a missing translation does not compile. */
const fr = {
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  footerNavigation: 'Pied de page',
  otherLanguage: 'English version',
  otherLanguageShort: 'EN',
  lampsOn: 'Allumer les lampes (thème sombre)',
  lampsOff: 'Éteindre les lampes (thème clair)',
  announcement: 'Annonce',
  chat: {
    open: 'Ouvrir la discussion',
    close: 'Fermer la discussion',
  },
  social: 'Nos réseaux',
  newTab: '(nouvel onglet)',
  pause: 'Mettre en pause',
  play: 'Relancer',
  previous: 'Précédent',
  next: 'Suivant',
  close: 'Fermer',
  slide: (number: number, count: number) => `${number} sur ${count}`,
  showSlide: (number: number) => `Afficher le numéro ${number}`,
  rating: (rating: number) => `Note : ${rating} sur 5`,
  testimonials: 'Témoignages',
  forms: {
    trap: 'Laissez ce champ vide',
    mend: 'À corriger :',
    problems: {
      required: 'Il manque une réponse.',
      invalid: 'Cette réponse ne convient pas.',
      unknown: 'Cette réponse ne convient pas.',
      'too-large': 'Ce fichier dépasse 10 Mo.',
      'wrong-type': 'Ce fichier n’est ni un PDF, ni un DOC, ni un DOCX.',
      'has-macros': 'Ce document contient des macros. Enregistrez-le en PDF.',
      damaged: 'Ce fichier est abîmé. Enregistrez-le à nouveau.',
    } satisfies Record<FieldProblem, string>,
  },
  failure: {
    title: 'Un incident de notre côté',
    text: 'La page n’a pas pu s’afficher. Rien de ce que vous avez envoyé n’est perdu. Réessayez dans un instant.',
    home: 'Revenir à l’accueil',
  },
};

const en: typeof fr = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  footerNavigation: 'Footer',
  otherLanguage: 'Version française',
  otherLanguageShort: 'FR',
  lampsOn: 'Turn the lamps on (dark theme)',
  lampsOff: 'Turn the lamps off (light theme)',
  announcement: 'Announcement',
  chat: {
    open: 'Open the chat',
    close: 'Close the chat',
  },
  social: 'Find us elsewhere',
  newTab: '(new tab)',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  slide: (number, count) => `${number} of ${count}`,
  showSlide: (number) => `Show number ${number}`,
  rating: (rating) => `Rating: ${rating} out of 5`,
  testimonials: 'Testimonials',
  forms: {
    trap: 'Leave this field empty',
    mend: 'Please check:',
    problems: {
      required: 'This answer is missing.',
      invalid: 'This answer does not fit.',
      unknown: 'This answer does not fit.',
      'too-large': 'This file is larger than 10 MB.',
      'wrong-type': 'This file is not a PDF, DOC or DOCX.',
      'has-macros': 'This document contains macros. Please save it as a PDF.',
      damaged: 'This file is damaged. Please save it again.',
    },
  },
  failure: {
    title: 'Something broke on our side',
    text: 'The page could not be shown. Nothing you sent us is lost. Please try again in a moment.',
    home: 'Back to the home page',
  },
};

export const words: Record<Language, typeof fr> = { fr, en };
