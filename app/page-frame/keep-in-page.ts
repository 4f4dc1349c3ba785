/**
 * A link that no screen takes would lead the frame itself away: an anchor to the address of the back office, an
 * address of others to what the policy of the page refuses. The page stays; an anchor shows its place.
 */
export function keepInPage(): void {
  // After React, which takes the links between the pages of the site.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || link.target === '_blank') return;
    if (!/^https?:$/.test(link.protocol)) return;
    event.preventDefault();
    showAnchor(link);
  });
}

/** Brings the place into view that a link of this page names, with the focus where it takes any. */
export function showAnchor(link: HTMLAnchorElement): boolean {
  if (!link.getAttribute('href')?.startsWith('#')) return false;
  const place = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
  return true;
}
