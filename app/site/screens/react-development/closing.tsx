import type { SectionContent } from '#domain/content/sections.ts';
import { ExpertiseLinks } from '../../blocks/expertise-links.tsx';
import type { Story } from '../../stories.ts';

interface ReactClosingProps {
  closing: SectionContent<'react-development'>['closing'];
  story: Story | undefined;
}

/** The last part of the React page, with its links, beside a drawing of a spreadsheet thrown away. */
export function ReactClosing({ closing, story }: ReactClosingProps) {
  return (
    <section id="call" className="pegboard border-t-2 border-line">
      <div className="page band grid items-center gap-10 md:grid-cols-[1fr_14rem]">
        <div>
          <h2 className="max-w-[18ch] text-title">{closing.title}</h2>
          <p className="mt-4 mb-8 max-w-[48ch] text-lead">{closing.description}</p>
          <ExpertiseLinks {...closing} story={story} />
        </div>
        <PaperBasket />
      </div>
    </section>
  );
}

function PaperBasket() {
  return (
    <svg viewBox="0 0 220 240" className="w-44 md:w-full" aria-hidden="true">
      <path
        d="M70 96c-16-30 4-60 34-66 34-6 62 10 66 42 3 24-16 44-46 46-28 2-46-4-54-22z"
        fill="#fffdf8"
        stroke="#8b7f69"
        strokeWidth="3"
      />
      <path
        d="M84 60c14 10 26 4 34 16m-30 14c16-6 28 4 40-6m0-40c-4 14 8 22 24 20m-52-20 10 10"
        fill="none"
        stroke="#b9ad97"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M104 42h20v12h-20zm32 30h16v12h-16z" fill="#5d8d86" />
      <path d="M34 104h152l-20 126H54z" className="fill-frame-2" />
      <path
        d="m46 128 128 0m-124 26h120m-116 26h112m-108 26h104M74 110l12 114m24-114v114m36-114-12 114"
        className="stroke-brass-2"
        strokeWidth="3"
      />
      <path d="M26 96h168v14H26z" className="fill-control" />
    </svg>
  );
}
