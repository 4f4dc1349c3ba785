import type { ReactNode } from 'react';
import { splitInversions } from '#domain/rich-text/inversions.ts';

/** The words of a heading. Browsers break lines at hyphens; « faut-il » stays whole. */
export function unbroken(text: string): ReactNode[] {
  const draw = (part: string, place: number) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    );
  return splitInversions(text).map(draw);
}
