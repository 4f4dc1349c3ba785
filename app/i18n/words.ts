import type { Language } from '#domain/languages.ts';

/** Fixed words of the interface. English has the type of French: a missing translation does not compile. */
const fr = {
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  footerNavigation: 'Pied de page',
  otherLanguage: 'English',
  lampsOn: 'Allumer les lampes',
  lampsOff: 'Éteindre les lampes',
  openChat: 'Ouvrir la discussion',
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
  otherLanguage: 'Français',
  lampsOn: 'Turn the lamps on',
  lampsOff: 'Turn the lamps off',
  openChat: 'Open the chat',
  failure: {
    title: 'Something broke on our side',
    text: 'The page could not be shown. Nothing you sent us is lost. Please try again in a moment.',
    home: 'Back to the home page',
  },
};

export const words: Record<Language, typeof fr> = { fr, en };
