import sheetHref from '../app.css?url';

let loading: Promise<unknown> | undefined;

/**
 * A page carries its own critical CSS only. The stylesheet of all pages is loaded, once, when a visitor goes
 * to another page. Resolves when it has loaded or failed; what failed is tried again with the next page.
 */
export function loadFullStylesheet(): Promise<unknown> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheetHref;
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      loading = undefined;
      link.remove();
      resolve(undefined);
    });
    document.head.append(link);
  });
  return loading;
}
