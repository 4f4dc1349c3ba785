import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * A new page begins at its top, or at the anchor its address names. Back and forward are left to the
 * browser, which remembers the place by itself: nothing is kept in its storage.
 */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (type === NavigationType.Pop) return;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : undefined;
    if (target) target.scrollIntoView();
    else if (pathname && !hash) window.scrollTo(0, 0);
  }, [pathname, hash, type]);
  return null;
}
