import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { findPage, notFoundPaths } from '#domain/pages.ts';
import { visitText } from '../visit.ts';

/**
 * Tells our own server of each page that is shown: its path, for the first one where the visitor came from, and
 * how the visit began. Of a lost page it tells only that it is lost. Nothing is kept in the browser, and nobody waits for it or hears of a failure.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const told = useRef('');
  useEffect(() => {
    if (told.current === pathname) return;
    const referrer = told.current === '' ? document.referrer : '';
    told.current = pathname;
    const path = findPage(pathname) ? pathname : notFoundPaths[languageOf(pathname)];
    navigator.sendBeacon?.('/api/views', JSON.stringify({ path, referrer, visit: visitText() }));
  }, [pathname]);
}
