import { useEffect, useRef, useState } from 'react';

/** How long a number takes to count up. */
export const COUNT_UP_MS = 2000;

/** A number that counts up from 0 once, when it is first seen. The page is sent with the final value. */
export function CountUp({ value }: { value: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);

  useEffect(() => {
    const target = element.current;
    if (!target || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const begun = performance.now();
      const tick = () => {
        const progress = Math.min((performance.now() - begun) / COUNT_UP_MS, 1);
        setShown(Math.round(value * easeOut(progress)));
        if (progress < 1) frame = requestAnimationFrame(tick);
      };
      tick();
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);

  return <span ref={element}>{shown}</span>;
}

/** Fast at first, slow at the end: from 0 at 0 to 1 at 1. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
