/** A link that writes to this address, and does nothing else: what browsers take for an address may hold `?bcc=`. */
export function mailto(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
