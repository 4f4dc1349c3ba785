import type { ReactNode } from 'react';
import type { TranslatedText } from '#server/translations/translation-board.ts';
import { DiffText } from '../editing/history/diff-text.tsx';
import { readableText } from '../editing/history/value-text.ts';
import { translationWords as words } from './words.ts';

/** Longer texts are folded: the board is to be read at a glance. */
const LONG_TEXT = 400;

export type ShownText = Pick<TranslatedText, 'french' | 'english' | 'state' | 'before' | 'isList'>;

const tagOf = { missing: 'list-tag-bad', outdated: '', identical: '', current: 'list-tag-good' };

export function StateTag({ state }: Pick<ShownText, 'state'>) {
  return <span className={`list-tag ${tagOf[state]}`}>{words.states[state]}</span>;
}

/** The French text; where it changed since the English one was written, word by word. */
export function FrenchText({ french, before }: ShownText) {
  const texts = [readableText(before ?? ''), readableText(french)] as const;
  const isChanged = before !== undefined && texts[0] !== texts[1];
  const text = isChanged ? (
    <DiffText before={texts[0]} after={texts[1]} />
  ) : (
    <p className="diff">{texts[1] || <em>{words.noText}</em>}</p>
  );
  return <Folded length={Math.max(texts[0].length, texts[1].length)}>{text}</Folded>;
}

export function EnglishText({ english }: ShownText) {
  const text = readableText(english);
  return (
    <Folded length={text.length}>
      <p className="diff">{text || <em lang="fr">{words.noText}</em>}</p>
    </Folded>
  );
}

function Folded({ length, children }: { length: number; children: ReactNode }) {
  if (length <= LONG_TEXT) return children;
  return (
    <details className="translation-long">
      <summary lang="fr">{words.wholeText}</summary>
      {children}
    </details>
  );
}
