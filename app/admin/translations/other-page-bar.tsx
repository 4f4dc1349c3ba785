import type { Language } from '#domain/languages.ts';
import { Allowed } from '../administrator.tsx';
import type { Draft } from '../editing/draft.ts';
import { PublishButton, SaveStatus } from '../editing/save-status.tsx';
import { useIsSideBySide } from './side-by-side-context.tsx';
import { translationWords as words } from './words.ts';

interface OtherPageBarProps {
  drafts: readonly Draft[];
  language: Language;
}

/** Side by side: what became of the words of the other page, which has a publication of its own. */
export function OtherPageBar({ drafts, language }: OtherPageBarProps) {
  const isOn = useIsSideBySide();
  if (!isOn || drafts.length === 0) return null;
  return (
    <section className="other-page-bar" aria-label={words.otherPage[language]}>
      <strong>{words.otherPage[language]}</strong>
      <SaveStatus drafts={drafts} />
      <Allowed right="publish">
        <PublishButton drafts={drafts} label={words.publishOther[language]} />
      </Allowed>
    </section>
  );
}
