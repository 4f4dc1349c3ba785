import { type CSSProperties, type ReactNode, useState } from 'react';
import { PauseButton } from './pause-button.tsx';
import { useHydrated } from './use-hydrated.ts';

interface MarqueeRow {
  id: string;
  items: ReactNode[];
  reversed?: boolean;
  /** How far one loop goes, and how long it takes. */
  distance: string;
  seconds: number;
}

interface MarqueeProps {
  rows: MarqueeRow[];
  words: { pause: string; play: string };
  pauseOnHover?: boolean;
}

/**
 * Rows that slide past without an end. The copies that close the loop are drawn only for the eye.
 * Without scripts there is no pause button, so nothing moves and the rows scroll by hand.
 */
export function Marquee({ rows, words, pauseOnHover = false }: MarqueeProps) {
  const hydrated = useHydrated();
  const [playing, setPlaying] = useState(true);
  return (
    <div
      className={`marquee ${hydrated ? 'alive' : ''} ${playing ? '' : 'paused'} ${pauseOnHover ? 'pause-on-hover' : ''}`}
    >
      {rows.map(({ id, items, reversed, distance, seconds }) => (
        <div key={id} className="overflow-x-auto [scrollbar-width:none] motion-safe:overflow-x-hidden">
          <div
            className={`marquee-track ${reversed ? 'reversed' : ''}`}
            style={{ '--distance': distance, '--loop': `${seconds}s` } as CSSProperties}
          >
            <ul className="flex">{items}</ul>
            {hydrated && (
              <ul className="flex" aria-hidden="true" inert>
                {items}
              </ul>
            )}
          </div>
        </div>
      ))}
      {hydrated && (
        <div className="page mt-5 flex justify-end motion-reduce:hidden">
          <PauseButton
            playing={playing}
            onToggle={() => setPlaying(!playing)}
            label={playing ? words.pause : words.play}
          />
        </div>
      )}
    </div>
  );
}
