import { diffWords, diffWordsWithSpace } from 'diff';
import { valueText } from './value-text.ts';

/** Two long texts with nothing in common take too long to compare: they are then told as a whole. */
const LIMIT = { timeout: 200 };

/** What went and what came, word by word; addresses as a whole. */
export function DiffText({ before, after }: { before: unknown; after: unknown }) {
  const [old, now] = [valueText(before), valueText(after)];
  const parts = isAddress(old) && isAddress(now) && old !== now ? undefined : wordsThatChanged(old, now);
  if (!parts) {
    return (
      <p className="diff">
        <del>{old}</del>
        <ins>{now}</ins>
      </p>
    );
  }
  let place = 0;
  return (
    <p className="diff">
      {parts.map(({ added, removed, value }) => {
        place += value.length;
        const key = `${removed}${place}`;
        if (removed) return <del key={key}>{value}</del>;
        return added ? <ins key={key}>{value}</ins> : <span key={key}>{value}</span>;
      })}
    </p>
  );
}

/** Of this site or another, for mails or calls. */
function isAddress(text: string): boolean {
  return /^(\/|#|https?:|mailto:|tel:)\S*$/.test(text);
}

/** Whole runs of words; spaces and line breaks count only where nothing else has changed. */
function wordsThatChanged(old: string, now: string) {
  const parts = diffWords(old, now, LIMIT);
  return old !== now && parts?.length === 1 ? diffWordsWithSpace(old, now, LIMIT) : parts;
}
