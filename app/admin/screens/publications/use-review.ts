import { useEffect, useState } from 'react';
import type { PublicationFinding } from '#domain/publishing/publication-findings.ts';
import { sendJson } from '../../http/send-json.ts';
import { readDocumentKey } from './document-place.ts';

/** Time for the next box to be ticked. */
const PAUSE_MS = 250;

/**
 * The findings for what is chosen: those of the page while all of it is, else asked of the server a moment
 * after the last choice. Undefined while it is asked.
 */
export function useReview(
  findings: readonly PublicationFinding[],
  chosen: readonly string[],
  all: boolean,
): readonly PublicationFinding[] | undefined {
  const key = chosen.join('\n');
  const [reviewed, setReviewed] = useState<{ key: string; findings: readonly PublicationFinding[] }>();
  useEffect(() => {
    if (all || key === '') return;
    let current = true;
    const timer = setTimeout(async () => {
      const documents = key.split('\n').map(readDocumentKey);
      const review = await sendJson<{ findings: PublicationFinding[] }>(
        '/api/publications/review',
        JSON.stringify({ documents }),
      );
      // Without an answer the server has the last word when the form is sent.
      if (current) setReviewed({ key, findings: review?.findings ?? [] });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, all]);
  if (all) return findings;
  if (key === '') return [];
  return reviewed?.key === key ? reviewed.findings : undefined;
}
