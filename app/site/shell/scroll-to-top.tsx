import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * A new page begins at its top, or at the anchor its address names, and its heading takes the focus, so that
 * a screen reader says where one is. What changes the query only, such as filters and search, leaves the view
 * where it is. Back and forward are left to the browser, which remembers the place by itself: nothing is
 * kept in its storage.
 */
export function ScrollToTop() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  useEffect(() => {
    const isNewPage = location.pathname !== shown.current.pathname;
    shown.current = location;
    if (isNewPage) focusHeading();
    if (type === NavigationType.Pop) return;
    if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    else if (isNewPage) window.scrollTo(0, 0);
  }, [location, type]);
  return null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
