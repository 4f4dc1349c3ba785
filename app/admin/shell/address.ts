import { useLocation } from 'react-router';
import { isLanguage, type Language, languageOf } from '#domain/languages.ts';
import { adminPaths } from '#domain/pages.ts';

interface Place {
  pathname: string;
  search: string;
}

/** In place of the id of an article that does not exist yet: no id has an underscore. */
export const NEW_ARTICLE = '_new';
export const newArticlePath = `articles/${NEW_ARTICLE}`;

/** The language being edited: what `?lang=` says, else that of the address. The interface stays French. */
export function editedLanguage({ pathname, search }: Place): Language {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : languageOf(pathname);
}

/** The address of a screen, under the same start of address as where one is, in the language edited. */
export function addressOf(
  place: Place,
  path: string,
  language = editedLanguage(place),
  parameters: Record<string, string> = {},
): string {
  const start = adminPaths[languageOf(place.pathname)];
  const query = new URLSearchParams({
    ...(language !== languageOf(place.pathname) && { lang: language }),
    ...parameters,
  });
  return `${start}${path && '/'}${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** What is open, as the navigation writes it: `pages/home` for the first screen too. */
export function openPath({ pathname }: Pick<Place, 'pathname'>): string {
  return pathname.slice(adminPaths[languageOf(pathname)].length + 1) || 'pages/home';
}

export function useEditedLanguage(): Language {
  return editedLanguage(useLocation());
}
