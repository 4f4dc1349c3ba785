import { useEffect, useState } from 'react';
import type { Heading } from '#domain/rich-text/headings.ts';

/**
 * All that lies above a line across the window, little below the place where a followed link puts a heading: the
 * heading after a short part is not above it yet.
 */
const ABOVE_THE_LINE = '99999px 0px -70%';

/** The anchor of the heading below which one reads: the last one above the line. */
export function useReadHeading(headings: readonly Heading[]): string | undefined {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const above = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) above[isIntersecting ? 'add' : 'delete'](target.id);
        setRead(headings.findLast(({ anchor }) => above.has(anchor))?.anchor);
      },
      { root: document, rootMargin: ABOVE_THE_LINE },
    );
    for (const { anchor } of headings) {
      const heading = document.getElementById(anchor);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);
  return read;
}
