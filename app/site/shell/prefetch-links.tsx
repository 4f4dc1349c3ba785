import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { findPage } from '#domain/pages.ts';
import { loadFullStylesheet } from '../../document/load-full-stylesheet.ts';
import { isOffline } from '../../ui/network.ts';

/** How long a visitor stays on a link before it is taken for an intention. */
const INTENTION_MS = 50;

/** Fetches the page of the link that a visitor points at, touches or reaches by keyboard before it is followed. */
export function PrefetchLinks() {
  const [page, setPage] = useState<string>();

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const prepare = ({ pathname, search }: HTMLAnchorElement) => {
      // The router would leave the page: what cannot be loaded it takes for outdated.
      if (isOffline()) return;
      // Applied already now: the click then has only the new page to draw.
      void loadFullStylesheet();
      setPage(pathname + search);
    };
    const notice = ({ target }: Event) => {
      clearTimeout(waiting);
      const link = target instanceof Element && target.closest('a');
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
      if (findPage(link.pathname)) waiting = setTimeout(() => prepare(link), INTENTION_MS);
    };
    addEventListener('pointerover', notice);
    addEventListener('focusin', notice);
    return () => {
      clearTimeout(waiting);
      removeEventListener('pointerover', notice);
      removeEventListener('focusin', notice);
    };
  }, []);

  return page && <PrefetchPageLinks page={page} />;
}
