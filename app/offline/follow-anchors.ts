/**
 * The part of the address behind `#` is the path here, so a plain link to a place on the page is followed
 * by hand: as a browser does, the place comes into view and the keyboard goes on from there.
 */
export function followAnchors(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    const href = link ? (link.getAttribute('href') ?? '') : '';
    if (!href || href.startsWith('#/')) return;
    event.preventDefault();
    const place = document.getElementById(href.slice(1));
    place?.scrollIntoView();
    place?.focus();
  });
}
