import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { findPage, type PageId } from '#domain/pages.ts';
import { isOffline, useIsWaiting } from '../../ui/network.ts';
import { useContent } from '../content.tsx';
import { OfflineWait } from './offline-wait.ts';

/** A page that comes at once needs no notice. */
const LOADING_NOTICE_AFTER_MS = 150;

/** What is said while a page is on its way, for the pages that have words of their own. */
export type LoadingTexts = Partial<Record<PageId, string>>;

/** Says that the next page is on its way, or that something waits for the network, for as long as it really does. */
export function LoadingNotice({ texts }: { texts: LoadingTexts }) {
  const { common } = useContent();
  const { location } = useNavigation();
  const { pathname } = useLocation();
  // A list that is asked anew says so itself.
  const elsewhere = location !== undefined && location.pathname !== pathname;
  const late = useLate(elsewhere, LOADING_NOTICE_AFTER_MS);
  const { offline, endOffline } = useOffline();
  const waiting = useIsWaiting();
  const page = location && findPage(location.pathname)?.page.id;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-6 z-40 flex justify-center">
      {offline && <OfflineWait onOnline={endOffline} />}
      {(late || waiting) && (
        <p className="flex items-center gap-3 rounded-2xl border-2 border-brass-2 bg-frame px-5 py-2.5 font-semibold text-on-frame shadow-xl">
          <svg
            viewBox="0 0 24 24"
            className="size-5 animate-spin"
            fill="none"
            strokeWidth="3"
            aria-hidden="true"
          >
            <circle cx="12" cy="12" r="9" stroke="currentColor" opacity=".3" />
            <path d="M12 3a9 9 0 0 1 9 9" stroke="#ffc857" strokeLinecap="round" />
          </svg>
          {waiting ? common.offline : ((page && texts[page]) ?? common.loading)}
        </p>
      )}
    </div>
  );
}

/** True once something has lasted longer than a moment, until it ends. */
function useLate(lasting: boolean, afterMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!lasting) return;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [lasting, afterMs]);
  return late;
}

/** From the moment that the network is gone until somebody says that it is back. */
function useOffline() {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(isOffline());
    look();
    addEventListener('offline', look);
    return () => removeEventListener('offline', look);
  }, []);
  return { offline, endOffline: useCallback(() => setOffline(false), []) };
}
