import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { findPage } from '#domain/pages.ts';

/** A scroll has come to rest when nothing moved for so long. */
const REST_MS = 100;

/**
 * Where the view stands. A new page begins at its top, or at the anchor its address names, and its heading takes
 * the focus, so that a screen reader says where one is. Another language and what changes the query only, such
 * as filters and search, leave the view where it is. Back and forward lead to the place that was left: it is
 * written into the entry of the history itself, so that it outlives a reload and nothing is kept in the
 * browser's storage.
 */
export function PagePlace() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef<Location>(undefined);
  const left = useRef(0);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === location) return;
    const place: number | undefined = window.history.state?.place;
    // The browser brings back the place of a page that it loads, where it can.
    if (!before) return void (scrollY === 0 && place && scrollTo(0, place));
    const isOtherPage = location.pathname !== before.pathname;
    if (isOtherPage) focusHeading();
    const anchor = location.hash && document.getElementById(location.hash.slice(1));
    if (type === NavigationType.Pop && place !== undefined) scrollTo(0, place);
    else if (anchor) anchor.scrollIntoView();
    // The browser has gone after some text meanwhile, which stands elsewhere in another language.
    else if (isTranslation(before, location)) scrollTo(0, left.current);
    else if (type === NavigationType.Pop || isOtherPage) scrollTo(0, 0);
    note(location);
  }, [location, type]);

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout>;
    const noteShown = () => {
      left.current = scrollY;
      if (shown.current) note(shown.current);
    };
    const noteSoon = () => {
      clearTimeout(resting);
      resting = setTimeout(noteShown, REST_MS);
    };
    // While the page runs, the browser would scroll before the page it goes back to is drawn.
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      window.history.scrollRestoration = 'auto';
    };
    take();
    const end = new AbortController();
    const { signal } = end;
    addEventListener('scroll', noteSoon, { signal });
    // A click may lead on before the view has come to rest.
    addEventListener('click', noteShown, { capture: true, signal });
    addEventListener('pageshow', take, { signal });
    addEventListener('pagehide', giveBack, { signal });
    return () => {
      clearTimeout(resting);
      end.abort();
    };
  }, []);
  return null;
}

/** Between two pages the entry is the next one's already, and the view still the last one's. */
function note({ key }: Location): void {
  const { state } = window.history;
  if ((state?.key ?? 'default') !== key || state?.place === scrollY) return;
  window.history.replaceState({ ...state, place: scrollY }, '');
}

function isTranslation(before: Location, after: Location): boolean {
  return (
    languageOf(before.pathname) !== languageOf(after.pathname) &&
    findPage(before.pathname)?.page === findPage(after.pathname)?.page
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
