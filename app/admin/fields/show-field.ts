/** Brings a control into view, ready to write, also where it is folded away. */
export function showField(control: HTMLElement): void {
  for (let at: Element | null = control; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
