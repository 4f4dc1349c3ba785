import { useId, useState } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';
import type { Heading } from '#domain/rich-text/headings.ts';

interface ContentsProps {
  headings: Heading[];
  texts: SectionContent<'blog'>['article'];
}

/** The table of contents, closed at first; without scripts, where nothing could open it, it is open. */
export function Contents({ headings, texts }: ContentsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (headings.length === 0) return null;
  const entries = <Entries id={id} headings={headings} />;
  return (
    <nav
      aria-labelledby={`${id}-title`}
      className="flex flex-wrap items-center justify-between gap-x-3 border-t-4 border-awning bg-window p-5"
    >
      <p id={`${id}-title`} className="font-display font-bold">
        {texts.tocTitle}
      </p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="text-link underline noscript:hidden"
      >
        {open ? texts.hide : texts.show}
      </button>
      {open ? entries : <noscript>{entries}</noscript>}
    </nav>
  );
}

function Entries({ id, headings }: { id: string; headings: Heading[] }) {
  return (
    <ol id={id} className="mt-3 grid w-full gap-1 text-[0.95rem]">
      {headings.map(({ anchor, text, level }) => (
        <li key={anchor} className={level > 2 ? 'pl-4' : ''}>
          <a href={`#${anchor}`} className="inline-block py-1 hover:underline">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
