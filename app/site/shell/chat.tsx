import { useState } from 'react';
import { Link } from 'react-router';
import { pathTo } from '#domain/pages.ts';
import { Modal } from '../../ui/modal.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useContent } from './content.tsx';

const button =
  'fixed right-4 bottom-4 z-20 grid size-14 place-items-center rounded-full bg-awning text-on-awning shadow-xl';

/** The bell at the corner of every page. Without scripts it leads to the contact page. */
export function Chat() {
  const { language, words } = useContent();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  if (!hydrated) {
    return (
      <Link to={pathTo('contact', language)} className={button} aria-label={words.chat.open}>
        <Bubble />
      </Link>
    );
  }
  return (
    <>
      <button type="button" className={button} aria-label={words.chat.open} onClick={() => setOpen(true)}>
        <Bubble />
      </button>
      {open && <ChatPanel onClose={() => setOpen(false)} />}
    </>
  );
}

function ChatPanel({ onClose }: { onClose(): void }) {
  const { common, language, words } = useContent();
  const { phone, phoneHref } = common.agency;
  return (
    <Modal
      label={words.chat.title}
      onClose={onClose}
      className="fixed mt-auto mr-4 mb-20 ml-auto w-[min(22rem,100%-2rem)] rounded-t-3xl border-4 border-frame bg-window p-6 text-ink shadow-2xl backdrop:bg-transparent"
    >
      <div className="flex items-start justify-between gap-4">
        <p className="font-display text-2xl font-bold">{words.chat.title}</p>
        <button type="button" className="round-button" aria-label={words.chat.close} onClick={onClose}>
          ✕
        </button>
      </div>
      <p className="mt-4 grid gap-3">
        <Link to={pathTo('contact', language)} onClick={onClose} className="button">
          {common.header.contactButton}
        </Link>
        <a href={phoneHref} className="button button-quiet">
          {phone}
        </a>
      </p>
    </Modal>
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
