import { placeCaret, type TextPlace } from '#app/page-frame/text-place.ts';

/** Brings a control into view, ready to write, of a long text at a place; also where it is folded away. */
export function showField(control: HTMLElement, at?: TextPlace): void {
  if (control.closest('[data-held]')) showHolder();
  else showControl(control, at);
}

function showControl(control: HTMLElement, at?: TextPlace): void {
  for (let at: Element | null = control; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  control.focus({ preventScroll: true });
  if (at && control.isContentEditable) placeCaret(control, at);
  else control.scrollIntoView({ block: 'center' });
}

/** What waits for its publication takes no focus: what says so, and how to write in it, does. */
function showHolder(): void {
  const notice = document.querySelector<HTMLElement>('.scheduled-notice');
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: 'center' });
}
