import { Link, type LinkProps, useLocation } from 'react-router';

/** A link of a menu: it tells whether it is the page that one reads. */
export function MenuLink(props: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={props.to === pathname ? 'page' : undefined} />;
}
