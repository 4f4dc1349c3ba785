import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Arc, arcMiddle } from '#domain/charts/donut.ts';
import { throttle } from '../../../ui/throttle.ts';
import type { BelgiumContent } from './content.ts';

/** The tooltip follows the pointer no more often than this. */
const TOOLTIP_EVERY_MS = 16;
/** Half the thickness of the ring (posters.css). */
const HALF_RING_PX = 20;

export type Segment = BelgiumContent['chart']['segments'][number] & Arc & { ink: string };

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
  useEffect(() => follow.cancel, [follow]);

  return {
    ring,
    shown,
    followPointer: (segment: Segment) => (event: PointerEvent) => {
      const box = ring.current?.getBoundingClientRect();
      if (box) follow.call({ segment, x: event.clientX - box.left, y: event.clientY - box.top });
    },
    name: (segment: Segment) => () => {
      const half = (ring.current?.clientWidth ?? 0) / 2;
      const { x, y } = arcMiddle(segment, half - HALF_RING_PX);
      setShown({ segment, x: half + x, y: half + y });
    },
    hide: () => {
      follow.cancel();
      setShown(undefined);
    },
  };
}
