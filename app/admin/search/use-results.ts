import { useEffect, useState } from 'react';
import type { ContentSearchResults } from '#server/content/content-search.ts';
import { useAdministrator, useMay } from '../administrator.tsx';
import { useEditedLanguage } from '../shell/address.ts';
import { groupsOf, type ResultGroup, screensFor } from './results.ts';

/** What answers a query: the screens at once, the rest when the server has said. The last query wins. */
export function useResults(query: string): ResultGroup[] {
  const language = useEditedLanguage();
  const administrator = useAdministrator();
  const searchesWords = useMay('words');
  const [found, setFound] = useState<ContentSearchResults>();
  useEffect(() => {
    if (query.trim() === '' || !searchesWords) return setFound(undefined);
    const asking = new AbortController();
    fetch(`/api/search/${language}?q=${encodeURIComponent(query)}`, { signal: asking.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setFound, () => {});
    return () => asking.abort();
  }, [query, language, searchesWords]);
  const groups = [
    ...screensFor(query, administrator),
    ...(found && query.trim() !== '' ? groupsOf(found) : []),
  ];
  return groups.filter(({ results }) => results.length > 0);
}
