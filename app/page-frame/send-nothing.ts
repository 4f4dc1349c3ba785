import { framedPageWords as words } from './words.ts';

/** Nobody writes to the agency from here: a form that is sent says so until one goes on, and keeps what was written. */
export function sendNothing(): void {
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  document.body.append(said);
  const say = (sentence: string) => {
    said.textContent = sentence;
    said.className = sentence && 'notice notice-bad fixed inset-x-4 bottom-4 z-50';
  };
  for (const goesOn of ['pointerdown', 'keydown']) addEventListener(goesOn, () => say(''), { capture: true });
  // Before React hears of it.
  addEventListener(
    'submit',
    (event) => {
      if ((event.target as HTMLFormElement).method !== 'post') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      say(words.nothingSent);
    },
    { capture: true },
  );
}
