/** 405 with the methods that the address takes. Nobody keeps it: a 405 may be cached otherwise. */
export function wrongMethod(allow: string): Response {
  const headers = { allow, 'cache-control': 'no-store' };
  return Response.json({ error: `Use ${allow}.` }, { status: 405, headers });
}
