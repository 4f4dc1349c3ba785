import { splitFigures } from '#domain/content/figures.ts';

/** A text whose shares and amounts stand out. */
export function WithFigures({ text, className }: { text: string; className: string }) {
  return splitFigures(text).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={className}>
        {part}
      </span>
    ),
  );
}
