import { useContext } from 'react';
import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { type PageId, pathTo } from '#domain/pages.ts';
import { ImageFiles } from '../../../ui/picture.tsx';
import { useContent } from '../../content.tsx';

interface ExpertisesHeroProps {
  hero: SectionContent<'services'>['hero'];
  pageId: PageId;
  button: string;
}

/** Title, introduction and link, drawn as a hanging sign. Each page of this screen has its own words. */
export function ExpertisesHero({ hero, pageId, button }: ExpertisesHeroProps) {
  const { language } = useContent();
  const sign = `/images/signs/${pageId}.svg`;
  const carried = useContext(ImageFiles)(sign);
  return (
    <section
      id="hero"
      className="page grid items-center gap-x-12 gap-y-4 pt-4 pb-14 md:grid-cols-[1.1fr_.9fr] lg:pt-0"
    >
      <div className="max-md:order-2">
        <p className="font-semibold text-brass">{hero.subtitle}</p>
        <h1 className="mt-3 max-w-[14ch] text-display">{hero.title}</h1>
        <p className="mt-6 max-w-[46ch] text-lead text-ink-soft">{hero.description}</p>
        <Link to={pathTo('contact', language)} className="button mt-7">
          {button}
        </Link>
      </div>
      <svg
        viewBox="0 0 480 440"
        className="ml-auto w-full max-w-[30rem] max-md:max-w-[17rem] dark:drop-shadow-[0_0_60px_rgb(255_190_90/.42)]"
        aria-hidden="true"
      >
        <Bracket />
        <g className="lamp" style={{ transformOrigin: '225px 44px' }}>
          <path
            d="M125 44v62M325 44v62"
            className="stroke-frame-2 dark:stroke-[#4a4678]"
            strokeWidth="5"
            strokeDasharray="9 4"
          />
          <path d="M45 408V196a180 96 0 0 1 360 0v212z" className="fill-frame" />
          <path d="M57 396V198a168 86 0 0 1 336 0v198z" fill="#c9962e" />
          <path d="M63 390V200a162 82 0 0 1 324 0v190z" className="fill-[#fff8ea] dark:fill-[#ffe7b5]" />
          <image href={carried ?? sign} x="75" y="150" width="300" height="210" />
        </g>
      </svg>
    </section>
  );
}

/** The drawing of the iron bracket that holds the sign. */
function Bracket() {
  return (
    <g className="fill-none stroke-rule" strokeWidth="9" strokeLinecap="round">
      <path d="M474 8v150" strokeWidth="12" />
      <path d="M474 42H70a14 14 0 1 0 14-14" />
      <path d="M474 142c-70-4-96-34-96-100" strokeWidth="6" />
      <path d="M426 84a20 20 0 1 0-20 20" strokeWidth="6" />
    </g>
  );
}
