import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { pathTo } from '#domain/pages.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';
import { useContent } from '../../content.tsx';
import type { ChatTexts } from './chat-form.tsx';

const round =
  'fixed right-4 bottom-4 z-20 grid size-14 place-items-center rounded-full bg-awning text-on-awning shadow-xl';

/**
 * The button of the chat, in the corner of every page. Without scripts, or when its panel cannot be fetched, it leads
 * to the contact page. The panel comes with the first opening: few visitors open it. Without network it comes when
 * that is back.
 */
export function Chat({ texts }: { texts: ChatTexts }) {
  const { language, words } = useContent();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { Component: Panel, fetch } = useLazyComponent(
    async () => (await import('./chat-panel.tsx')).ChatPanel,
  );
  const button = useRef<HTMLButtonElement>(null);
  if (!hydrated) {
    return (
      <Link to={pathTo('contact', language)} className={round} aria-label={words.chat.open}>
        <Bubble />
      </Link>
    );
  }
  const ring = async () => {
    if (await fetch()) setOpen(true);
    else navigate(pathTo('contact', language));
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={round}
        aria-label={open ? words.chat.close : words.chat.open}
        aria-expanded={open}
        onClick={open ? close : ring}
      >
        <Bubble />
      </button>
      {open && Panel && <Panel texts={texts} onClose={close} />}
    </>
  );
}

function Bubble() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M4 4h16v12H10l-5 4v-4H4zM8 9h8M8 12h5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
