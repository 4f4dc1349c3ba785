import { redirect } from 'react-router';

/** The address of an entry that has another name now. Browsers ask again each time: the old name may come back, or become another entry's. */
export function permanentRedirect(address: string): Response {
  return redirect(address, { status: 301, headers: { 'cache-control': 'no-cache' } });
}
