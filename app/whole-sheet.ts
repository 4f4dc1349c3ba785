import sheetHref from './app.css?url';

/**
 * A page comes with the styles of all it can show, and with no others. The sheet of all pages is fetched
 * when a visitor turns to another one.
 */
export const wholeSheetHref = sheetHref;

let sheet: Promise<unknown> | undefined;

/** Settled when the sheet of all pages is there, or cannot be had. */
export function wholeSheet(): Promise<unknown> {
  sheet ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = wholeSheetHref;
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
  return sheet;
}
