import { readPerspective } from '#domain/publishing/perspective.ts';
import { isRequestError } from '#domain/request-error.ts';
import type { Services } from '#server/services.ts';
import { longDateTime } from '../../dates.ts';
import type { ListedLink } from './link-list.tsx';
import { words } from './words.ts';

type Needed = Pick<Services, 'previews' | 'publications' | 'now'>;

/** The links to previews, newest first, each with what it shows. */
export async function loadLinks(services: Needed): Promise<ListedLink[]> {
  const now = services.now().toISOString();
  const links = await services.previews.links.list();
  return Promise.all(
    links.map(async ({ perspective, revokedAt, ...link }) => {
      const shows = await shownBy(services, perspective);
      if (revokedAt !== '') return { ...link, shows, state: 'revoked' };
      if (link.expiresAt <= now) return { ...link, shows, state: 'expired' };
      const isOpen = await services.previews.links.shows(perspective);
      return { ...link, shows, state: isOpen ? 'open' : 'ended' };
    }),
  );
}

async function shownBy({ publications }: Needed, text: string): Promise<string> {
  const perspective = readPerspective(text);
  if (perspective?.kind === 'at') return words.showsMoment(longDateTime(perspective.time.toISOString()));
  if (perspective?.kind !== 'publication') return words.showsDrafts;
  const name = await publications.read(perspective.id).then(
    (publication) => publication.name,
    (error: unknown) => {
      if (isRequestError(error)) return '';
      throw error;
    },
  );
  return words.showsPublication(name);
}
