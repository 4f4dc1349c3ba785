import { redirect } from 'react-router';
import { type PageId, pathTo } from '#domain/pages.ts';
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
  // Browsers ask again each time: the old name may come back, or become another entry's.
  const headers = { 'cache-control': 'no-cache' };
  return redirect(pathTo(one, language, renamed), { status: 301, headers });
}
