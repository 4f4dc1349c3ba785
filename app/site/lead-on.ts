import { redirect } from 'react-router';
import { type PageId, pathTo } from '#domain/pages.ts';
import { movedTo } from '../moved-to.ts';
import type { PageRequest } from './page-request.ts';

interface Entries {
  renamed(language: PageRequest['language'], slug: string): Promise<string | undefined>;
}

/** Where a missing entry leads: for good to its new address if it has one, else to the list. */
export async function leadOn(
  { language, slug = '' }: PageRequest,
  entries: Entries,
  { one, list }: { one: PageId; list: PageId },
): Promise<Response> {
  const renamed = await entries.renamed(language, slug);
  if (!renamed) return redirect(pathTo(list, language));
  return movedTo(pathTo(one, language, renamed));
}
