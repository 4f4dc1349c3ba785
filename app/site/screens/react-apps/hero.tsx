import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../../content.tsx';
import { HeroDrawing } from './hero-drawing.tsx';

type Landing = SectionContent<'react-development'>['landing'];

/** Title, links and drawing, as one poster on a hoarding. */
export function ReactAppsHero({ hero }: { hero: Landing['hero'] }) {
  const { language } = useContent();
  return (
    <section id="hero" className="hoarding overflow-hidden pt-6 pb-12 lg:pt-10 lg:pb-16">
      <div className="page rays relative grid border-[14px] border-[#fffdf8] shadow-[0_26px_40px_-18px_rgb(0_0_0/.75)] max-lg:[--rays:50%_82%] lg:min-h-[44rem] lg:grid-cols-[1.25fr_.75fr]">
        <div className="relative flex flex-col justify-center px-5 pt-10 pb-6 sm:px-12 lg:py-14 lg:pr-0">
          <h1 className="text-[clamp(2.2rem,.5rem+9vw,5rem)] lg:text-[clamp(4.7rem,.4rem+6.9vw,6rem)] leading-[0.94] font-extrabold">
            {hero.title}
          </h1>
          <p className="mt-7 max-w-[34ch] text-[1.25em] lg:max-xl:max-w-[26ch] leading-snug font-semibold">
            {hero.subtitle}
          </p>
          <p className="mt-8 flex flex-wrap gap-4">
            <Link
              to={pathTo('contact', language)}
              className="button bg-[#ffc857] text-[1.1em] text-[#2a1326]"
            >
              {hero.primaryButton}
            </Link>
            <Link
              to={`${pathTo('caseStudies', language)}?filter=react`}
              className="button bg-[#1d1b26] text-[1.1em] text-[#fff8f0]"
            >
              {hero.secondaryButton}
            </Link>
          </p>
        </div>
        <HeroDrawing />
      </div>
    </section>
  );
}
