import { apiFetch } from './api-fetch.ts';

const headers = { 'content-type': 'application/json' };

/** Sends JSON text to the API; what it answers, or undefined when it was refused or never arrived. */
export async function sendJson<T = unknown>(
  address: string,
  text: string,
  method = 'POST',
): Promise<T | undefined> {
  const response = await apiFetch(address, { method, headers, body: text });
  return response?.ok ? response.json().catch(() => undefined) : undefined;
}
