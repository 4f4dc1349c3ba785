/** Sends JSON text to a call; what it answers, or undefined when it was refused or never arrived. */
export async function send<T = unknown>(
  address: string,
  text: string,
  method = 'POST',
): Promise<T | undefined> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method, headers, body: text }).catch(() => undefined);
  return answer?.ok ? answer.json().catch(() => undefined) : undefined;
}
