import { framedPageWords as words } from './words.ts';

/** As long as a sentence is read. */
const SHOWN_MS = 8000;

/** Nobody writes to the agency from here: a form that is sent says so, and keeps what was written. */
export function sendNothing(): void {
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  document.body.append(said);
  let timer = 0;
  // Before React hears of it.
  addEventListener(
    'submit',
    (event) => {
      if ((event.target as HTMLFormElement).method !== 'post') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      said.className = 'notice notice-bad fixed inset-x-4 bottom-4 z-50';
      said.textContent = words.nothingSent;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        said.className = '';
        said.textContent = '';
      }, SHOWN_MS);
    },
    { capture: true },
  );
}
