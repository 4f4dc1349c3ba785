import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { useScriptOnly } from '../../../ui/use-script-only.ts';
import { useContent } from '../../content.tsx';

/** How long a lost visitor has before being taken home. */
export const COUNTDOWN_SECONDS = 10;

export function Countdown({ notFound }: { notFound: SectionContent<'common'>['notFound'] }) {
  const { language } = useContent();
  const navigate = useNavigate();
  const scriptOnly = useScriptOnly();
  const [left, setLeft] = useState(COUNTDOWN_SECONDS);
  const [stopped, setStopped] = useState(false);
  const home = pathTo('home', language);

  useEffect(() => {
    // Beside its editor nobody is lost.
    if (stopped || self !== top) return;
    if (left === 0) {
      navigate(home, { replace: true });
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, stopped, home, navigate]);

  return (
    <>
      <p role="timer" className={`mt-6 font-semibold ${scriptOnly}`}>
        {stopped ? notFound.stopped : notFound.countdown.replace('{seconds}', String(left))}
      </p>
      <p className="mt-6 flex flex-wrap gap-3.5">
        <Link to={home} className="button">
          {notFound.home}
        </Link>
        <button
          type="button"
          className={`button button-quiet ${scriptOnly}`}
          // A tab of its own has no page before.
          onClick={() => (history.length > 1 ? history.back() : navigate(home))}
        >
          {notFound.previous}
        </button>
        {!stopped && (
          <button
            type="button"
            className={`button button-quiet ${scriptOnly}`}
            onClick={() => setStopped(true)}
          >
            {notFound.stop}
          </button>
        )}
      </p>
    </>
  );
}
