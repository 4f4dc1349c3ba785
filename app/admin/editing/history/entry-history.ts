import type { Language } from '#domain/languages.ts';
import { apiFetch } from '../../http/api-fetch.ts';
import type { History, Version } from '../draft-api.ts';

interface EntryHistory {
  collection: 'articles' | 'case-studies';
  language: Language;
  /** The id of the entry; empty until it is first saved. */
  id(): string;
  /** What the editor writes in, made from what the server answers. */
  contentOf(loaded: { entry: never; source?: unknown; html?: string }): unknown;
  /** Before the first version there was nothing, unless the entry ships with the product. */
  nothing: unknown;
}

/** The history of an article or a case study. Deletions are left out: there is nothing in them to take back. */
export function entryHistory({ collection, language, id, contentOf, nothing }: EntryHistory): History {
  const address = () => `/api/entries/${collection}/${language}/${encodeURIComponent(id())}/revisions`;
  let known: Version[] = [];
  return {
    async list() {
      if (id() === '') return [];
      const { revisions } = await read(address());
      known = revisions.filter(({ state }: { state: string }) => state === 'live');
      return known.filter(({ rev }) => rev > 0);
    },
    async content(rev) {
      return known.some((version) => version.rev === rev)
        ? contentOf(await read(`${address()}/${rev}`))
        : nothing;
    },
  };
}

async function read(address: string) {
  const response = await apiFetch(address);
  if (!response?.ok) throw new Error(`${address} did not answer.`);
  return response.json();
}
