import { splitFigures } from '#domain/content/text.ts';

/** A text whose shares and amounts stand out. The same figure may stand in it twice: places serve as keys. */
export function WithFigures({ text, className }: { text: string; className: string }) {
  const draw = (part: string, place: number) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className={className}>
        {part}
      </span>
    );
  return splitFigures(text).map(draw);
}
