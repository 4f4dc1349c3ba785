import type { Language } from '#domain/languages.ts';

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
    title: 'Une question ?',
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
  trap: 'Laissez ce champ vide',
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
    title: 'Any questions?',
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
  trap: 'Leave this field empty',
  failure: {
    title: 'Something broke on our side',
    text: 'The page could not be shown. Nothing you sent us is lost. Please try again in a moment.',
    home: 'Back to the home page',
  },
};

export const words: Record<Language, typeof fr> = { fr, en };
