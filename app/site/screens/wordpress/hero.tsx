import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../../content.tsx';

interface WordPressHeroProps {
  name: string;
  hero: SectionContent<'wordpress'>['hero'];
  button: string;
}

/** The headline, drawn as a shop sign whose owner sets the last letter. */
export function WordPressHero({ name, hero, button }: WordPressHeroProps) {
  const { language } = useContent();
  return (
    <section id="hero" className="page">
      <div className="mx-[8%] flex h-12 justify-between border-t-8 border-frame-2 sm:h-16" aria-hidden="true">
        <span className="ml-[10%] border-l-4 border-dotted border-control" />
        <span className="mr-[10%] border-l-4 border-dotted border-control" />
      </div>
      <div className="relative grid lg:grid-cols-[1fr_19rem]">
        <div className="letter-board px-5 py-7 sm:px-10 sm:py-10">
          <p className="font-semibold text-[#ffc857]">{name}</p>
          <h1 className="letters mt-4 text-[clamp(2.3rem,.7rem+7vw,6.6rem)] leading-[1.16]">{hero.title}</h1>
        </div>
        <Owner />
      </div>
      <div className="mt-9 grid gap-x-14 gap-y-4 sm:max-lg:-mt-56 sm:max-lg:mr-56 sm:max-lg:min-h-56 sm:max-lg:content-start lg:mr-[19rem] lg:grid-cols-2">
        <p className="font-display text-[1.45em] leading-tight font-semibold">{hero.subtitle}</p>
        <p className="text-ink-soft">{hero.description}</p>
        <Link to={pathTo('contact', language)} className="button mt-2 w-fit self-start">
          {button}
        </Link>
      </div>
    </section>
  );
}

function Owner() {
  return (
    <svg
      viewBox="0 0 300 640"
      className="relative max-lg:-mt-9 max-lg:mr-4 max-lg:ml-auto max-lg:h-72 lg:absolute lg:-top-2 lg:right-0 lg:h-[42rem]"
      aria-hidden="true"
    >
      <path
        d="m112 170-56 466M214 170l60 466M104 244h120M94 320h140M86 400h160M76 480h180M66 560h202"
        fill="none"
        stroke="#a9713f"
        strokeWidth="12"
      />
      <path
        d="m136 330-14 146h-24m76-146 8 68h26"
        fill="none"
        stroke="#22313a"
        strokeWidth="30"
        strokeLinejoin="round"
      />
      <path d="M116 208c4-34 88-34 94 0l6 132H110z" fill="#fffaf0" />
      <path d="M132 232h64l10 116h-84z" fill="#c8401f" />
      <path d="M140 190v46m48-46v46" stroke="#a83417" strokeWidth="8" />
      <path
        d="M128 214C88 200 62 168 44 126"
        fill="none"
        stroke="#fffaf0"
        strokeWidth="28"
        strokeLinecap="round"
      />
      <path
        d="M198 214c40 12 46 44 34 74"
        fill="none"
        stroke="#efe2c8"
        strokeWidth="26"
        strokeLinecap="round"
      />
      <circle cx="38" cy="112" r="14" fill="#d99a6c" />
      <circle cx="230" cy="290" r="13" fill="#d99a6c" />
      <circle cx="164" cy="140" r="38" fill="#e8b48c" />
      <path d="M126 132c-4-22 8-46 40-46s42 24 36 46z" fill="#fffaf0" />
      <path d="M122 124h84v16h-84z" fill="#efe2c8" />
      <path d="M130 150c-8 4-8 12 0 14" fill="none" stroke="#b97a4e" strokeWidth="5" />
      <path d="M140 164c8 6 18 6 26 2" fill="none" stroke="#7a2f1a" strokeWidth="4" strokeLinecap="round" />
      <g transform="rotate(-12 24 70)">
        <path d="M-2 38h56v66H-2z" fill="#20292a" stroke="#c9962e" strokeWidth="4" />
        <text
          x="26"
          y="90"
          textAnchor="middle"
          className="font-display"
          fontSize="54"
          fontWeight="800"
          fill="#fff8ea"
        >
          é
        </text>
      </g>
    </svg>
  );
}
