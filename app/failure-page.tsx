import { useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { words } from './i18n/words.ts';
import { isOffline, networkBack } from './ui/network.ts';

interface FailurePageProps {
  language: Language;
  /** The HTTP status, where there is one. */
  status?: number | undefined;
  /** The address of the home page. */
  home: string;
  /** The address that failed, where asking again can help. */
  address?: string;
}

/** What a visitor sees when something broke on our side, or the network on theirs: no detail, and a way on. */
export function FailurePage({ language, status, home, address }: FailurePageProps) {
  const failure = words[language].failure;
  const isLost = useLostNetwork();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever followed a link hears where it led.
  useEffect(() => heading.current?.focus(), []);
  const title = isLost ? failure.offlineTitle : failure.title;
  return (
    <main className="page band">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="awning awning-small" aria-hidden="true" />
      <div className="border-x-4 border-b-4 border-frame bg-window p-8 sm:p-12">
        <h1 ref={heading} tabIndex={-1} className="text-title">
          {title}
        </h1>
        <p className="mt-4 mb-8 max-w-[52ch] text-lead">{failure.text}</p>
        <p className="flex flex-wrap gap-4">
          {address && (
            <a href={address} className="button">
              {failure.retry}
            </a>
          )}
          <a href={home} className={address ? 'button button-quiet' : 'button'}>
            {failure.home}
          </a>
        </p>
        {status && !isLost && <p className="mt-6 text-ink-soft">{status}</p>}
      </div>
    </main>
  );
}

/** Whether the network was lost on the way here; the page then comes by itself when it is back. */
function useLostNetwork(): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isOffline()) return;
    setLost(true);
    networkBack().then(() => location.reload());
  }, []);
  return isLost;
}
