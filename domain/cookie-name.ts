/** Over https a name that no other host and no plain connection can set. */
export function cookieName(name: string, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name;
}
