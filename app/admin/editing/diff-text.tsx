import { wordDiff } from '#domain/editing/word-diff.ts';
import { valueText } from './value-text.ts';

/** What went and what came, word by word. */
export function DiffText({ before, after }: { before: unknown; after: unknown }) {
  const parts = wordDiff(valueText(before), valueText(after));
  let place = 0;
  return (
    <p className="diff">
      {parts.map(({ kind, text }) => {
        place += text.length;
        const key = `${kind}${place}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
