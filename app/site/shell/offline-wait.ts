import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';
import { findPage } from '#domain/pages.ts';
import { isOffline, networkBack } from '../../ui/network.ts';

/** How long browsers use what was fetched ahead without asking again. */
const AHEAD_MS = 5 * 60_000;

/**
 * Without network a page stays until the one that was asked for can be fetched: the router would leave it for the
 * browser's own error page, with all that was typed. Drawn only while it is needed: the router complains of whatever
 * blocks when a plain anchor is followed.
 */
export function OfflineWait({ onOnline }: { onOnline(): void }) {
  // Of several, the one that was asked for last.
  const asked = useRef<Location>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const waits = isOffline() && asksServer(currentLocation, nextLocation) && !isFetchedAhead(nextLocation);
    asked.current = waits ? nextLocation : undefined;
    return waits;
  });
  useEffect(() => {
    if (blocker.state === 'blocked')
      networkBack().then(() => blocker.location === asked.current && blocker.proceed());
    if (blocker.state !== 'unblocked') return;
    if (!isOffline()) return onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [blocker, onOnline]);
  return null;
}

/** Another page does, and another query, but for the calculator, which reads its query itself. */
function asksServer(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true;
  return from.search !== to.search && findPage(to.pathname)?.page.screen !== 'Calculator';
}

function isFetchedAhead({ pathname, search }: Location): boolean {
  const address = `${location.origin}${pathname}.data${search}`;
  const fetched = performance.getEntriesByName(address) as PerformanceResourceTiming[];
  const last = fetched.at(-1);
  return (
    last?.initiatorType === 'link' &&
    last.responseStatus === 200 &&
    performance.now() - last.responseEnd < AHEAD_MS
  );
}
