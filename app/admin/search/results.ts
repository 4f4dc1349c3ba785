import { labelOf } from '#app/admin/fields/labels.ts';
import { searchWords } from '#domain/articles/search-words.ts';
import { holds } from '#domain/editing/find-texts.ts';
import type { ContentSearchResults } from '#server/content/content-search.ts';
import { fieldId } from '../fields/field-row.tsx';
import { entryOf, navigation } from '../shell/navigation.ts';
import { searchWordsShown as words } from './words.ts';

export interface Result {
  /** Below the address of the back office. */
  path: string;
  hash?: string;
  title: string;
  detail: string;
}

export interface ResultGroup {
  name: string;
  results: Result[];
}

/** What the navigation itself holds; nothing need be asked for it. */
export function entriesFor(query: string): ResultGroup {
  const asked = searchWords(query);
  const results = navigation.flatMap(({ label: group, entries }) =>
    entries
      .filter(({ label, id }) => holds(`${label} ${id}`, asked))
      .map(({ label, path }) => ({ path, title: label, detail: group })),
  );
  return { name: words.sections, results };
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
      results: fields.map(({ section, path, text }) => ({
        path: `pages/${section}`,
        hash: fieldId(section, path),
        title: text,
        detail: `${entryOf(`pages/${section}`)?.label ?? section} · ${labelOf(`${section}.${path}`)} · ${path}`,
      })),
    },
  ];
}
