import { cache } from 'react';
import { words } from '#app/i18n/words.js';
import { localisedHref } from '#domain/localised-href.js';
import { readData } from '#peer-server/data.js';

/** What `useContent` gives in the browser, for the components that only the server renders. */
export const useContent = cache(() => ({
  language: 'fr',
  common: readData('shell').common,
  words: words.fr,
  href: (address) => localisedHref(address, 'fr'),
}));
