import NextLink from 'next/link';
import { pages } from '#peer-pages';

/** Next's own link, which fetches ahead, for the pages that are there. */
export function Link({ to, ...rest }) {
  return pages.includes(to) ? <NextLink href={to} {...rest} /> : <a href={to} {...rest} />;
}
