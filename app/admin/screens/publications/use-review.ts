import { useEffect, useState } from 'react';
import type { PublicationFinding } from '#domain/publishing/publication-findings.ts';
import { sendJson } from '../../http/send-json.ts';
import { readDocumentKey } from './document-place.ts';

/** Time for the next box to be ticked. */
const PAUSE_MS = 250;

/** `unanswered`: the server has the last word when the form is sent. */
type Reviewed = readonly PublicationFinding[] | 'asking' | 'unanswered';

interface Choice {
  /** Keys of documents. */
  chosen: readonly string[];
  /** As clocks in Paris show it: `2027-01-01T08:00`; undefined for now. */
  at: string | undefined;
  /** What the page knows already: the findings for all of its documents, now. */
  known: readonly PublicationFinding[] | undefined;
}

/**
 * The findings for what is chosen: those that the page knows, else asked of the server a moment after the last
 * choice.
 */
export function useReview({ chosen, at, known }: Choice): Reviewed {
  const isKnown = known !== undefined || chosen.length === 0;
  const question = JSON.stringify({ documents: chosen.map(readDocumentKey), at });
  const [reviewed, setReviewed] = useState<{ question: string; found: Reviewed }>();
  useEffect(() => {
    if (isKnown) return;
    let current = true;
    const timer = setTimeout(async () => {
      const review = await sendJson<{ findings: PublicationFinding[] }>('/api/publications/review', question);
      if (current) setReviewed({ question, found: review?.findings ?? 'unanswered' });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [question, isKnown]);
  if (isKnown) return known ?? [];
  return reviewed?.question === question ? reviewed.found : 'asking';
}
