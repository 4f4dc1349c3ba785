/** Whether a link in rich text may go there: our own pages, the web, a mail or telephone address. */
export function isSafeLink(address: string): boolean {
  return (
    isOwnPath(address) || address.startsWith('#') || /^(?:https?:\/\/|mailto:|tel:)[^\s]+$/i.test(address)
  );
}

/** Pictures come from our own site: nobody else learns who reads. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address);
}
