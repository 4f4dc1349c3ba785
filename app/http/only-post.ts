/** 405 of a public address that takes POST alone. */
export function onlyPost(): Response {
  return Response.json({ error: 'Use POST.' }, { status: 405, headers: { allow: 'POST' } });
}
