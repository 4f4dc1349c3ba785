import type { QueryWrittenSite } from './live-services.ts';

interface Waiting {
  query: { method: string; args: string[] };
  resolve(result: unknown): void;
  reject(reason: unknown): void;
}

let waiting: Waiting[] = [];

/** Queries of one turn go in one request: a page of many rich texts asks for dozens. */
export const queryWrittenSite: QueryWrittenSite = <T>(method: string, ...args: string[]) =>
  new Promise<T>((resolve, reject) => {
    if (waiting.length === 0) queueMicrotask(sendAll);
    waiting.push({ query: { method, args }, resolve: resolve as Waiting['resolve'], reject });
  });

async function sendAll(): Promise<void> {
  const sent = waiting;
  waiting = [];
  try {
    const results = await send(sent.map(({ query }) => query));
    for (const [index, { resolve }] of sent.entries()) resolve(results[index]?.result);
  } catch (reason) {
    for (const { reject } of sent) reject(reason);
  }
}

async function send(queries: readonly Waiting['query'][]): Promise<{ result?: unknown }[]> {
  const response = await fetch('/api/written-site', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ queries }),
  });
  if (!response.ok) throw new Response(null, { status: response.status });
  const { results } = (await response.json()) as { results: { result?: unknown }[] };
  return results;
}
