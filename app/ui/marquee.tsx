import { type CSSProperties, type ReactNode, useState } from 'react';
import { PauseButton } from './carousel/pause-button.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useOnScreen } from './use-on-screen.ts';
import { useScriptOnly } from './use-script-only.ts';

interface MarqueeRow {
  id: string;
  items: ReactNode[];
  reversed?: boolean;
  /** How far one loop goes, and how long it takes. */
  distance: string;
  seconds: number;
}

interface MarqueeProps {
  /** What the rows show, for those who hear the page. */
  label: string;
  rows: MarqueeRow[];
  words: { pause: string; play: string };
  pauseOnHover?: boolean;
}

/**
 * Rows that slide past without an end. The copies that close the loop are drawn only for the eye,
 * and only while it can see them: out of sight the rows rest.
 * Without scripts there is no pause button, so nothing moves and the rows scroll by hand.
 */
export function Marquee({ label, rows, words, pauseOnHover = false }: MarqueeProps) {
  const hydrated = useHydrated();
  const scriptOnly = useScriptOnly();
  const [playing, setPlaying] = useState(true);
  const [watch, onScreen] = useOnScreen();
  return (
    <div
      ref={watch}
      className={`marquee ${hydrated ? 'hydrated' : ''} ${playing && onScreen ? '' : 'paused'} ${pauseOnHover ? 'pause-on-hover' : ''}`}
    >
      {rows.map(({ id, items, reversed, distance, seconds }, index) => (
        <section
          key={id}
          aria-label={rows.length > 1 ? `${label} ${index + 1}` : label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: where nothing moves, the arrow keys scroll it
          tabIndex={0}
          className="marquee-row"
          style={{ '--distance': distance, '--loop': `${seconds}s` } as CSSProperties}
        >
          <div className={`marquee-track ${reversed ? 'reversed' : ''}`}>
            <ul className="flex">{items}</ul>
            {onScreen && (
              <ul className="flex" aria-hidden="true" inert>
                {items}
              </ul>
            )}
          </div>
        </section>
      ))}
      <PauseButton
        playing={playing}
        onToggle={() => setPlaying(!playing)}
        label={playing ? words.pause : words.play}
        className={scriptOnly}
      />
    </div>
  );
}
