import { redirect } from 'react-router';

/** From an address that moved to where it is now. Browsers ask again each time: the old one may come back, or become another's. */
export function permanentRedirect(address: string): Response {
  return redirect(address, { status: 301, headers: { 'cache-control': 'no-cache' } });
}
