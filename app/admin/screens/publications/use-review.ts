import { useEffect, useState } from 'react';
import { readDocumentKey } from '#domain/documents.ts';
import type { PublicationFinding } from '#domain/publishing/publication-findings.ts';
import { apiFetch } from '../../http/api-fetch.ts';

/** Time for the next box to be ticked. */
const PAUSE_MS = 250;

interface Choice {
  /** Keys of documents. */
  chosen: readonly string[];
  /** As clocks in Paris show it: `2027-01-01T08:00`; undefined for now. */
  at: string | undefined;
  /** What the page knows: the findings for all of its documents, now. */
  known: readonly PublicationFinding[];
  /** Whether that is what is chosen. */
  isKnown: boolean;
}

interface Reviewed {
  /** Those of the choice before while this one is asked about. */
  findings: readonly PublicationFinding[];
  /** `unanswered`: the server has the last word when the form is sent. */
  state: 'known' | 'asking' | 'unanswered';
  /** Why the moment cannot be, in words. */
  refusal?: string;
  /** Which of the two it is, where clocks show the moment twice. */
  repeatedHour?: 'first' | 'second';
}

/**
 * The findings for what is chosen: those that the page knows, else asked of the server a moment after the last
 * choice.
 */
export function useReview({ chosen, at, known, isKnown }: Choice): Reviewed {
  const isAsked = !isKnown && chosen.length > 0;
  const question = JSON.stringify({ documents: chosen.map(readDocumentKey), at });
  const [{ asked, ...reviewed }, setReviewed] = useState<Reviewed & { asked: string }>({
    asked: '',
    findings: known,
    state: 'unanswered',
  });
  useEffect(() => {
    if (!isAsked) return;
    let current = true;
    const timer = setTimeout(async () => {
      const review = await askFor(question);
      if (current) setReviewed({ asked: question, ...review });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [question, isAsked]);
  if (!isAsked) return { findings: isKnown ? known : [], state: 'known' };
  return asked === question ? reviewed : { findings: reviewed.findings, state: 'asking' };
}

async function askFor(question: string): Promise<Reviewed> {
  const headers = { 'content-type': 'application/json' };
  const response = await apiFetch('/api/publications/review', { method: 'POST', headers, body: question });
  const answer = await response?.json().catch(() => undefined);
  if (response?.ok && answer)
    return { findings: answer.findings, state: 'known', repeatedHour: answer.repeatedHour };
  return { findings: [], state: 'unanswered', refusal: answer?.error };
}
