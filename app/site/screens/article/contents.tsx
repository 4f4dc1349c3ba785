import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';
import type { Heading } from '#domain/rich-text/headings.ts';
import { useReadHeading } from './use-read-heading.ts';

interface ContentsProps {
  headings: Heading[];
  texts: SectionContent<'blog'>['article'];
}

/**
 * The table of contents, closed at first. On a wide screen its chapters stand beside the text all the same, and
 * the toggle opens what is below them (READ-02). Without scripts, where nothing could open it, all of it is open.
 */
export function Contents({ headings, texts }: ContentsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const chapters = useMemo(() => chaptersOf(headings), [headings]);
  const listed = open ? headings : chapters;
  const read = useReadHeading(listed);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading is read
  useEffect(() => keepInSight(list.current?.querySelector('[aria-current]')), [read]);
  if (headings.length === 0) return null;
  const isFlat = chapters.length === headings.length;
  return (
    <nav
      aria-labelledby={`${id}-title`}
      className="flex flex-wrap items-center justify-between gap-x-3 border-t-4 border-awning bg-window p-5"
    >
      <p id={`${id}-title`} className="font-display font-bold lg:w-full">
        {texts.tocTitle}
      </p>
      {!isFlat && (
        <span className="text-[0.9rem] text-ink-soft max-lg:hidden noscript:hidden">{texts.tocDetails}</span>
      )}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={`text-link underline lg:text-[0.95rem] noscript:hidden ${isFlat ? 'lg:hidden' : ''}`}
      >
        {open ? texts.hide : texts.show}
      </button>
      <ol ref={list} id={id} className={`contents-list noscript:hidden ${open ? '' : 'max-lg:hidden'}`}>
        <Entries headings={listed} read={read} />
      </ol>
      <noscript className="w-full">
        <ol className="contents-list">
          <Entries headings={headings} />
        </ol>
      </noscript>
    </nav>
  );
}

/** Where the contents are longer than the window, they follow the reader. `scrollIntoView` would move the page too. */
function keepInSight(link: Element | null | undefined): void {
  const box = link?.closest('[data-beside-text]');
  if (!link || !box) return;
  const { top, bottom } = link.getBoundingClientRect();
  const seen = box.getBoundingClientRect();
  if (top < seen.top || bottom > seen.bottom) box.scrollTop += top - seen.top - seen.height / 3;
}

/** The headings of the highest level. */
function chaptersOf(headings: Heading[]): Heading[] {
  const highest = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level }) => level === highest);
}

function Entries({ headings, read }: { headings: Heading[]; read?: string }) {
  return headings.map(({ anchor, text, level }) => (
    <li key={anchor}>
      <a
        href={`#${anchor}`}
        aria-current={anchor === read ? 'true' : undefined}
        className={level > 2 ? 'pl-8' : undefined}
      >
        {text}
      </a>
    </li>
  ));
}
