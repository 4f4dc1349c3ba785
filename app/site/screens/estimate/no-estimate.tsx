import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { Arrow } from '../../../ui/arrow.tsx';

interface NoEstimateProps {
  isExpired: boolean;
  words: SectionContent<'calculator'>['labels']['document'];
  again: string;
}

/** An address whose thirty days are over, or that we never gave. */
export function NoEstimate({ isExpired, words, again }: NoEstimateProps) {
  return (
    <section className="page band">
      <h1 className="max-w-[20ch] text-title">{isExpired ? words.expiredTitle : words.missingTitle}</h1>
      <p className="mt-4 mb-8 max-w-[52ch] text-lead text-ink-soft">
        {isExpired ? words.expiredText : words.missingText}
      </p>
      <Link to={again} className="button">
        {isExpired ? words.expiredButton : words.missingButton} <Arrow />
      </Link>
    </section>
  );
}
