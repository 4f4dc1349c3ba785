import type { ComponentProps } from 'react';

/**
 * A textarea that keeps what was typed into it before it was hydrated: React puts the text back that the
 * server sent.
 */
export function Textarea(props: Omit<ComponentProps<'textarea'>, 'ref'>) {
  return <textarea {...props} ref={putBack} />;
}

const typed = new WeakMap<Element, string>();

function remember(element: EventTarget | null): void {
  if (element instanceof HTMLTextAreaElement && element.value !== element.defaultValue)
    typed.set(element, element.value);
}

if (typeof document !== 'undefined') {
  document.querySelectorAll('textarea').forEach(remember);
  document.addEventListener('input', ({ target }) => remember(target));
}

function putBack(element: HTMLTextAreaElement | null): void {
  if (element) element.value = typed.get(element) ?? element.value;
}
