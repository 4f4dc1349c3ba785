import type { Site } from './site.ts';

/** What `visit` needs to open pages of a site as its administrator. */
export async function signedIn(site: Site) {
  const { cookie } = await site.signIn();
  const [name = '', value = ''] = cookie.split('=');
  const place = { domain: 'localhost', path: '/', expires: -1 };
  const session = { name, value, ...place, httpOnly: true, secure: false, sameSite: 'Lax' as const };
  return { url: site.url, storageState: { cookies: [session], origins: [] } };
}
