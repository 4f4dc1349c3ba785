import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { splitHighlight } from '#domain/content/text.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../../content.tsx';
import { HeroDrawing } from './hero-drawing.tsx';

type NextContent = SectionContent<'nextjs-apps'>;

/** What the measure is called in every language. */
const ENGLISH_TERM = 'time to interactive';

interface NextHeroProps extends Pick<NextContent, 'hero' | 'figures'> {
  name: string;
  button: string;
}

/** Title, introduction, link and figures above the drawing of a bakery. */
export function NextHero({ name, hero, figures, button }: NextHeroProps) {
  const { language } = useContent();
  return (
    <section id="hero" className="overflow-hidden">
      <div className="page grid items-center gap-x-10 gap-y-8 pt-12 lg:grid-cols-[1fr_auto] lg:pt-12">
        <div>
          <p className="font-semibold text-brass">{name}</p>
          <h1 className="mt-3 max-w-[15ch] text-display">{hero.title}</h1>
          <p className="mt-6 max-w-[40ch] text-lead font-semibold">{hero.subtitle}</p>
          <p className="mt-3 max-w-[52ch] text-ink-soft">{hero.description}</p>
          <Link to={pathTo('contact', language)} className="button mt-7">
            {button}
          </Link>
        </div>
        <dl className="flex flex-wrap gap-6 lg:flex-col lg:gap-8">
          {figures.map(({ value, label }, index) => (
            <Dial key={label} value={value} label={label} moved={index % 2 === 1} />
          ))}
        </dl>
      </div>
      <HeroDrawing />
    </section>
  );
}

function Dial({ value, label, moved }: { value: string; label: string; moved: boolean }) {
  const [before, term, after] = splitHighlight(label, ENGLISH_TERM);
  return (
    <div
      className={`flex w-full flex-row-reverse items-center justify-end gap-5 sm:max-w-[20.5rem] lg:max-w-[24rem] ${moved ? 'lg:-ml-16' : ''}`}
    >
      <dt className="max-w-[22ch] text-[0.95rem] leading-snug text-ink-soft">
        {before}
        {term && <span lang="en">{term}</span>}
        {after}
      </dt>
      <dd className="relative grid size-36 flex-none place-items-center rounded-full bg-window p-6 text-center font-display text-[1.6rem] leading-none font-extrabold text-balance tracking-tight text-awning-text shadow-[0_14px_24px_-14px_rgb(0_0_0/.6)] lg:size-44 lg:text-[2rem]">
        <svg viewBox="0 0 100 100" className="absolute inset-0" aria-hidden="true">
          <circle cx="50" cy="50" r="47" fill="none" strokeWidth="5" className="stroke-frame-2" />
          <circle
            cx="50"
            cy="50"
            r="40"
            fill="none"
            strokeWidth="5"
            pathLength="60"
            strokeDasharray=".5 4.5"
            className="stroke-brass-2"
          />
        </svg>
        {value}
      </dd>
    </div>
  );
}
