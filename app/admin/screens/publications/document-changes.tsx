import type { DocumentRef } from '#domain/documents.ts';
import type { Change } from '#domain/editing/changes.ts';
import type { ReviewedChange } from '#server/publishing/publications/publication-review.ts';
import { DiffText } from '../../editing/history/diff-text.tsx';
import { readableText } from '../../editing/history/value-text.ts';
import { fieldLocation } from '../../field-location.ts';
import { words } from './words.ts';

/** Longer texts are folded: the list is to be read at a glance. */
const LONG_TEXT = 300;
const FEW_CHANGES = 4;

interface DocumentChangesProps {
  document: DocumentRef;
  changes: readonly ReviewedChange[];
  /** Among many documents. */
  folded?: boolean;
}

/** What changes in a document, field by field and word by word. */
export function DocumentChanges({ document, changes, folded = false }: DocumentChangesProps) {
  if (changes.length === 0) return <p className="text-ink-soft">{words.noChange}</p>;
  return (
    <details className="publication-changes" open={!folded && changes.length <= FEW_CHANGES}>
      <summary>{words.changes(changes.length)}</summary>
      <ul>
        {changes.map((change) => (
          <li key={change.path}>
            <p className="publication-field">
              {change.entry && `${change.entry} · `}
              {fieldLocation(document, change.path).field} <code className="field-path">{change.path}</code>
            </p>
            <ChangedText {...change} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ChangedText({ before, after }: Change) {
  const texts = [readableText(before), readableText(after)] as const;
  const text = <DiffText before={texts[0]} after={texts[1]} />;
  if (Math.max(texts[0].length, texts[1].length) <= LONG_TEXT) return text;
  return (
    <details className="publication-long">
      <summary>{words.wholeText}</summary>
      {text}
    </details>
  );
}
