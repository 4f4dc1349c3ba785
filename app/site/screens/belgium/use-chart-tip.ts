import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { type Arc, arcMiddle } from '#domain/charts/donut.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { throttle } from './throttle.ts';

/** The tooltip follows the pointer no more often than this. */
export const TOOLTIP_EVERY_MS = 16;
/** The ring of a small screen and of a larger one; funding.css says which is which. */
export const RING_RADII_PX = { small: { inner: 80, outer: 120 }, large: { inner: 140, outer: 180 } } as const;

export type Segment = SectionContent<'cii'>['belgium']['chart']['segments'][number] & Arc & { ink: string };

/** What the tooltip tells of, and where in the ring's box it points. */
export interface ChartTip {
  segment: Segment;
  x: number;
  y: number;
}

/** A tooltip that follows the pointer along a segment, or stands at its middle when it is named. */
export function useChartTip() {
  const ring = useRef<SVGSVGElement>(null);
  const [shown, setShown] = useState<ChartTip>();
  const follow = useMemo(() => throttle(setShown, TOOLTIP_EVERY_MS), []);

  return {
    ring,
    shown,
    followPointer: (segment: Segment) => (event: PointerEvent) => {
      const box = ring.current?.getBoundingClientRect();
      if (box) follow.call({ segment, x: event.clientX - box.left, y: event.clientY - box.top });
    },
    name: (segment: Segment) => () => {
      const half = (ring.current?.clientWidth ?? 0) / 2;
      const { inner, outer } = RING_RADII_PX[half < RING_RADII_PX.large.outer ? 'small' : 'large'];
      const { x, y } = arcMiddle(segment, (inner + outer) / 2);
      setShown({ segment, x: half + x, y: half + y });
    },
    hide: () => {
      follow.cancel();
      setShown(undefined);
    },
  };
}
