import { PRIVATE } from './auth/session.ts';

/** 405 with the methods that the address takes. */
export function wrongMethod(allow: string): Response {
  return Response.json({ error: `Use ${allow}.` }, { status: 405, headers: { ...PRIVATE, allow } });
}
