import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Counts a view of each page that is opened, for us alone: no cookie, no name. Nobody notices when it fails. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const counted = useRef('');
  useEffect(() => {
    if (counted.current === pathname) return;
    const referrer = counted.current === '' ? document.referrer : '';
    counted.current = pathname;
    fetch('/api/views', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: pathname, referrer }),
    }).catch(() => {});
  }, [pathname]);
}
