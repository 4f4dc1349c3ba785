import { rightToOpen } from '#domain/accounts/address-rights.ts';
import { may, type Standing } from '#domain/accounts/roles.ts';
import { searchWords } from '#domain/articles/search-words.ts';
import { holds } from '#domain/editing/find-fields.ts';
import type { ContentSearchResults } from '#server/content/content-search.ts';
import { sectionFieldLocation } from '../field-location.ts';
import { fieldNames } from '../fields/labels.ts';
import { navigation } from '../shell/navigation.ts';
import { actions } from './actions.ts';
import { lastUsedFirst, recentScreens } from './recent-screens.ts';
import { searchWordsShown as words } from './words.ts';

export interface Result {
  /** Below the address of the back office. */
  path: string;
  /** Of a field: `#home.hero.title`. */
  hash?: string;
  title: string;
  detail: string;
}

export interface ResultGroup {
  name: string;
  results: Result[];
}

/**
 * What the back office itself holds for somebody: its screens, the last used first, and what can be done there.
 * Nothing need be asked for it.
 */
export function screensFor(query: string, who: Standing): ResultGroup[] {
  const asked = searchWords(query);
  const screens = navigation.flatMap(({ label: group, entries }) =>
    entries
      .filter(({ label, id, path }) => may(who, rightToOpen(path)) && holds(`${label} ${id}`, asked))
      .map(({ label, path }) => ({ path, title: label, detail: group })),
  );
  const open = actions.filter(({ path, right = rightToOpen(path) }) => may(who, right));
  const toDo = asked.length === 0 ? [] : open.filter(({ label, also }) => holds(`${label} ${also}`, asked));
  return [
    { name: words.sections, results: lastUsedFirst(screens, recentScreens()) },
    {
      name: words.actions,
      results: toDo.map(({ label, path, field }) => ({
        path,
        hash: field && `#${field}`,
        title: label,
        detail: words.action,
      })),
    },
  ];
}

export function groupsOf({ fields, articles, caseStudies }: ContentSearchResults): ResultGroup[] {
  return [
    {
      name: words.articles,
      results: articles.map(({ id, title }) => ({ path: `articles/${id}`, title, detail: id })),
    },
    {
      name: words.caseStudies,
      results: caseStudies.map(({ id, title }) => ({ path: `case-studies/${id}`, title, detail: id })),
    },
    {
      name: words.fields,
      results: fields.map(({ section, path, text }) => {
        const place = sectionFieldLocation(section, path);
        return {
          path: place.path,
          hash: place.hash,
          title: text || place.field,
          detail: `${place.name} › ${fieldNames(section, path)}`,
        };
      }),
    },
  ];
}
