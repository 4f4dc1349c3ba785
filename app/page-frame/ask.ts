import type { Ask } from './live-services.ts';

/** Throws when the server does not answer, or not with an answer. */
export const ask: Ask = async <T>(question: string, ...of: string[]): Promise<T> => {
  const response = await fetch('/api/written-site', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question, of }),
  });
  if (!response.ok) throw new Response(null, { status: response.status });
  const { answer } = (await response.json()) as { answer?: T };
  return answer as T;
};
