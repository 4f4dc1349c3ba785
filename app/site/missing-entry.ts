import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type PageId, pathTo } from '#domain/pages.ts';
import type { PublicEntries } from '#server/public-services.ts';
import { permanentRedirect } from '../http/permanent-redirect.ts';
import { ownRedirect } from './own-redirect.ts';
import { type PageRequest, pageRequest } from './page-request.ts';

/** What a page shows of an entry. One that cannot be read counts as missing: the list is still there. */
export async function entryOrMissing<Shown>(
  { services, language, slug }: PageRequest,
  read: () => Promise<Shown | undefined>,
): Promise<Shown | undefined> {
  try {
    return await read();
  } catch (error) {
    services.log.error({ err: error, language, slug }, 'an entry cannot be read');
    return undefined;
  }
}

/** Where a missing entry leads: for good to where the owner says, or to its new address if it has one, else to the list. */
export async function redirectMissingEntry(
  args: LoaderFunctionArgs,
  entries: Pick<PublicEntries<unknown, unknown>, 'renamed'>,
  { one, list }: { one: PageId; list: PageId },
): Promise<Response> {
  const moved = await ownRedirect(args);
  if (moved) return moved;
  const { language, slug = '' } = pageRequest(args);
  const renamed = await entries.renamed(language, slug);
  if (!renamed) return redirect(pathTo(list, language));
  return permanentRedirect(pathTo(one, language, renamed));
}
