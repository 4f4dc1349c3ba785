import { type CSSProperties, useId } from 'react';
import { donutArcs } from '#domain/charts/donut.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { captioned } from '../../../ui/picture.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { type ChartTip, RING_RADII_PX, type Segment, useChartTip } from './use-chart-tip.ts';

type Chart = SectionContent<'cii'>['belgium']['chart'];

/** In turn, for the segments that are not blank. */
const inks = ['#c9962e', '#5d8d86', '#c8401f'];
const BLANK_INK = '#e6dac2';

const { small, large } = RING_RADII_PX;
const ringSize = {
  '--small-inner': `${small.inner}px`,
  '--small-outer': `${small.outer}px`,
  '--large-inner': `${large.inner}px`,
  '--large-outer': `${large.outer}px`,
} as CSSProperties;

/** The share of a project that the Region may pay, as a ring. The legend serves the keyboard and the finger. */
export function SavingsChart({ chart }: { chart: Chart }) {
  const id = useId();
  const ids = { words: `${id}-words`, tip: `${id}-tip` };
  const segments = drawn(chart.segments);
  const tip = useChartTip();
  return (
    <figure {...captioned(chart.description)} className="poster -rotate-[0.6deg] px-3 pt-7 pb-6 sm:px-6">
      <div className="relative mx-auto w-fit">
        <svg
          ref={tip.ring}
          role="img"
          aria-label={chart.title}
          aria-describedby={ids.words}
          className="donut -rotate-90"
          style={ringSize}
        >
          {segments.map((segment) => (
            <circle
              key={segment.start}
              cx="50%"
              cy="50%"
              pathLength={100}
              stroke={segment.ink}
              strokeDasharray={`${segment.length} ${100 - segment.length}`}
              strokeDashoffset={-segment.start}
              className="donut-arc"
              onPointerMove={segment.blank ? undefined : tip.followPointer(segment)}
              onPointerLeave={tip.hide}
            />
          ))}
        </svg>
        <h2 className="pointer-events-none absolute inset-0 m-auto size-fit max-w-[62%] text-center text-[1.4rem] sm:text-[2.5rem]">
          {chart.title}
        </h2>
        {tip.shown && <Tooltip id={ids.tip} tip={tip.shown} />}
      </div>
      <ul className="mx-auto mt-5 grid w-fit gap-1 font-semibold">
        {segments
          .filter(({ blank }) => !blank)
          .map((segment) => (
            <li key={segment.start}>
              <LegendEntry
                segment={segment}
                describedBy={tip.shown?.segment.start === segment.start ? ids.tip : undefined}
                onName={tip.name(segment)}
                onLeave={tip.hide}
              />
            </li>
          ))}
      </ul>
      <figcaption id={ids.words} className="mt-3 text-center text-[0.95rem]">
        {chart.description}
      </figcaption>
    </figure>
  );
}

function drawn(segments: Chart['segments']): Segment[] {
  const arcs = donutArcs(segments);
  return segments.map((segment, index) => ({
    ...segment,
    ...(arcs[index] ?? { start: 0, length: 0 }),
    ink: segment.blank ? BLANK_INK : (inks[index % inks.length] ?? BLANK_INK),
  }));
}

interface LegendEntryProps {
  segment: Segment;
  describedBy?: string;
  onName(): void;
  onLeave(): void;
}

function LegendEntry({ segment, describedBy, onName, onLeave }: LegendEntryProps) {
  const hydrated = useHydrated();
  const look =
    'flex min-h-8 items-center gap-2.5 text-left before:size-4 before:shrink-0 before:rounded-sm before:bg-(--swatch) before:[print-color-adjust:exact]';
  const style = { '--swatch': segment.ink } as CSSProperties;
  if (!hydrated)
    return (
      <span className={look} style={style}>
        {segment.label}
      </span>
    );
  return (
    <button
      type="button"
      className={look}
      style={style}
      aria-describedby={describedBy}
      onClick={onName}
      onFocus={onName}
      onPointerEnter={onName}
      onPointerLeave={onLeave}
      onBlur={onLeave}
    >
      {segment.label}
    </button>
  );
}

function Tooltip({ id, tip: { segment, x, y } }: { id: string; tip: ChartTip }) {
  return (
    <p
      role="tooltip"
      id={id}
      style={{ left: `clamp(4rem, ${x}px, 100% - 4rem)`, top: y }}
      className="pointer-events-none absolute z-10 w-max max-w-56 -translate-x-1/2 translate-y-4 rounded-lg bg-[#1d1b26] px-4 py-2.5 text-[0.92rem] leading-snug text-[#fff8f0]"
    >
      <strong className="block">{segment.label}</strong> {segment.detail}
    </p>
  );
}
