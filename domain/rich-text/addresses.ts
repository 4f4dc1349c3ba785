/** Whether a link in rich text may go there: our own pages, the web, a mail or telephone address. */
export function isSafeLink(address: string): boolean {
  return (
    isOwnPath(address) || address.startsWith('#') || /^(?:https?:\/\/|mailto:|tel:)[^\s]+$/i.test(address)
  );
}

/** Images come from our own site: nobody else learns who reads. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address);
}

/** Whether an address in a field of its own runs something, or leaves the site without saying so. */
export function isUnsafeUrl(address: string): boolean {
  // Browsers leave blanks and control characters out before they read what kind of address it is.
  const plain = address.replace(/[\p{Cc}\s]/gu, '');
  return /^(?:javascript|vbscript|data|blob|file|about):/i.test(plain) || /^[/\\]{2}/.test(plain);
}
