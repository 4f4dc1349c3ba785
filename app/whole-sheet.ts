import sheetHref from './app.css?url';

let sheet: Promise<unknown> | undefined;

/**
 * A page comes with the styles of all it can show, and with no others. The sheet of all pages is fetched
 * when a visitor turns to another one. Settled when it is there, or cannot be had.
 */
export function wholeSheet(): Promise<unknown> {
  sheet ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheetHref;
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
  return sheet;
}
