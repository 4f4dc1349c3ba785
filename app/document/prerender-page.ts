import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/**
 * The HTML of a whole page in one piece. Throws what a part of it threw: React would leave a hole where a
 * Suspense boundary failed, for the browser to fill, and we would keep it.
 */
export async function prerenderPage(page: ReactNode, signal: AbortSignal): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    signal,
    onError: (error) => void failures.push(error),
    // Every boundary in its place: React would else move a large one behind the page and let a script bring it back.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}
