import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { splitHighlight } from '#domain/content/text.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../../content.tsx';
import type { Displayed } from './find-displayed.ts';
import { HeroDisplay } from './hero-display.tsx';

interface HomeHeroProps {
  hero: SectionContent<'home'>['hero'];
  displayed: Displayed[];
}

/** Headline and links to the services, drawn as a shop window. */
export function HomeHero({ hero, displayed }: HomeHeroProps) {
  const { common, language } = useContent();
  const [before, marked, after] = splitHighlight(hero.title, hero.titleHighlight);
  return (
    <section id="hero" className="pt-2">
      <div className="page">
        <div className="flex items-center justify-between gap-4 rounded-t-2xl bg-frame px-5 py-4 text-[0.82rem] font-semibold tracking-[0.14em] text-on-frame uppercase sm:px-10">
          <span className="max-md:hidden">{common.agency.tagline}</span>
          <span className="mx-auto font-display text-[1.15rem] tracking-normal text-[#ffdf9a] normal-case md:mr-0">
            {common.agency.name}
          </span>
        </div>
        <div className="awning relative z-10 -mx-2 sm:-mx-3" aria-hidden="true" />
        <div className="-mt-15 rounded-b-md bg-frame px-2.5 pb-2.5 sm:px-4 sm:pb-4">
          <div className="glass relative grid overflow-hidden lg:min-h-[37rem] lg:grid-cols-[1.12fr_.88fr]">
            <div className="relative self-center px-6 pt-24 pb-8 sm:px-10 lg:px-14 lg:py-24">
              <h1 className="text-display">
                {before}
                {marked && <mark className="bg-transparent text-awning dark:text-[#ffe08a]">{marked}</mark>}
                {after}
              </h1>
              <p className="mt-6 mb-8 max-w-[36ch] text-lead text-ink-soft dark:text-[#fff0d4]">
                {hero.subtitle}
              </p>
              <p className="flex flex-wrap gap-3.5">
                <Link to={pathTo('expertises', language)} className="button">
                  {hero.cta}
                </Link>
                <Link to={pathTo('caseStudies', language)} className="button button-quiet">
                  {hero.ctaSecondary}
                </Link>
              </p>
            </div>
            <HeroDisplay displayed={displayed} />
          </div>
        </div>
        <div className="relative -mx-3 h-5 rounded-b-md bg-frame-2 sm:-mx-5" aria-hidden="true" />
      </div>
    </section>
  );
}
