import { useEffect } from 'react';
import { isOffline, networkBack, useIsWaiting } from '../../ui/network.ts';
import { words } from '../words.ts';

/** Without network a link waits for it: the browser's own error page would take the place of the screen. */
export function OfflineLinks() {
  const isWaiting = useIsWaiting();
  useEffect(() => {
    let asked: HTMLAnchorElement | undefined;
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || !isOffline() || link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      event.stopPropagation();
      // Of several, the one that was asked for last.
      asked = link;
      void networkBack().then(() => {
        if (asked !== link) return;
        asked = undefined;
        link.click();
      });
    };
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, []);
  return (
    isWaiting && (
      <div role="alert" className="toast">
        <p className="notice">{words.offline}</p>
      </div>
    )
  );
}
