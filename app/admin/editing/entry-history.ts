import type { Language } from '#domain/languages.ts';
import { ask } from './ask.ts';
import type { History, Version } from './draft.ts';

interface EntryHistory {
  collection: 'articles' | 'case-studies';
  language: Language;
  id: string;
  /** What the editor writes in, made from what the server answers. */
  contentOf(loaded: { entry: never; source?: unknown; html?: string }): unknown;
  /** Before the first version there was nothing, unless the entry ships with the product. */
  nothing: unknown;
}

/** The history of an article or a case study. Deletions are left out: there is nothing in them to take back. */
export function entryHistory({ collection, language, id, contentOf, nothing }: EntryHistory): History {
  const address = `/api/entries/${collection}/${language}/${encodeURIComponent(id)}/revisions`;
  return {
    async list() {
      if (id === '') return [];
      const { revisions } = await (await answered(address)).json();
      return revisions.filter(({ rev, state }: Version & { state: string }) => rev > 0 && state === 'live');
    },
    async content(rev) {
      const answer = await answered(`${address}/${rev}`);
      return answer.status === 404 ? nothing : contentOf(await answer.json());
    },
  };
}

async function answered(address: string): Promise<Response> {
  const answer = await ask(address);
  if (!answer?.ok && answer?.status !== 404) throw new Error(`${address} did not answer.`);
  return answer;
}
