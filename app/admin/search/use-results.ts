import { useEffect, useState } from 'react';
import type { ContentSearchResults } from '#server/content/content-search.ts';
import { useAdministrator, useMay } from '../administrator.tsx';
import { useEditedLanguage } from '../shell/address.ts';
import { groupsOf, type ResultGroup, screensFor } from './results.ts';

/** What answers a query: the screens at once, the rest when the server has said. No other query's results are shown. */
export function useResults(query: string): { groups: ResultGroup[]; isPending: boolean } {
  const language = useEditedLanguage();
  const administrator = useAdministrator();
  const searchesWords = useMay('words');
  const [found, setFound] = useState<{ address: string; results?: ContentSearchResults }>();
  const address = `/api/search/${language}?q=${encodeURIComponent(query)}`;
  useEffect(() => {
    if (query.trim() === '' || !searchesWords) return;
    const asking = new AbortController();
    fetch(address, { signal: asking.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(
        (results) => setFound({ address, results }),
        () => !asking.signal.aborted && setFound({ address }),
      );
    return () => asking.abort();
  }, [query, address, searchesWords]);
  const groups = [
    ...screensFor(query, administrator),
    ...(found?.address === address && found.results ? groupsOf(found.results) : []),
  ];
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    isPending: searchesWords && query.trim() !== '' && found?.address !== address,
  };
}
