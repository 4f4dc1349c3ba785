export const WHOLE_SHEET_ID = 'styles';

/**
 * A page comes with the styles of what it shows at first; what opens, moves or comes later needs the
 * whole sheet. Settled when it is there, or cannot be had.
 */
export function wholeSheet(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>(`#${WHOLE_SHEET_ID}`);
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
