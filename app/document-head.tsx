import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { RUNS_PREACT } from './ui/runs-preact.ts';

/** What a page says about itself, which the server has written for its first page. */
const WRITTEN_BY_SERVER =
  'title, meta[property], meta[name]:not([name=viewport]), link:is([rel=canonical], [rel=alternate])';

let head: HTMLHeadElement | undefined;

/** Elements for the head of the document. React moves them there by itself; Preact is told where it is. */
export function DocumentHead({ children }: { children: ReactNode }) {
  return RUNS_PREACT ? createPortal(children, ownHead()) : children;
}

function ownHead(): HTMLHeadElement {
  if (head) return head;
  for (const element of document.head.querySelectorAll(WRITTEN_BY_SERVER)) element.remove();
  head = document.head;
  return head;
}
