/** How long a call may hang before it counts as failed. */
const PATIENCE_MS = 20_000;

/** A call of the back office; undefined when there was no network, no server or no answer in time. */
export function apiFetch(
  address: string,
  init?: RequestInit,
  patienceMs = PATIENCE_MS,
): Promise<Response | undefined> {
  return fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
}
