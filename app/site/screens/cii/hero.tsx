import type { SectionContent } from '#domain/content/sections.ts';
import { WithFigures } from '../../blocks/with-figures.tsx';
import { CiiAdvisor } from './advisor.tsx';
import { CiiButton } from './button.tsx';
import { CiiComparison } from './comparison.tsx';

type Cii = SectionContent<'cii'>;
type HeroContent = Pick<Cii, 'hero' | 'badge' | 'comparison' | 'footnote' | 'cta' | 'advisor'>;

/** The promise of the page beside the comparison of costs; drawn as two posters on a wall. */
export function CiiHero({ cii }: { cii: HeroContent }) {
  return (
    <section
      id="hero"
      className="brick-wall page-inset grid items-center gap-x-10 gap-y-12 overflow-hidden pt-8 pb-20 lg:grid-cols-[1.2fr_1fr] lg:pt-12"
    >
      <div className="poster min-w-0 -rotate-1 p-7 pb-24 text-[#fff8f0] [--poster:#c8401f] sm:p-12 sm:pb-24 lg:row-span-2">
        <h1 className="max-w-[14ch] text-[clamp(2.1rem,1.2rem+3.4vw,3.9rem)]">
          <WithFigures
            text={cii.hero.title}
            className="-ml-[0.05em] block text-[clamp(6rem,2.5rem+19vw,17rem)] leading-[0.86] font-extrabold tracking-[-0.06em]"
          />
        </h1>
        <p className="mt-6 max-w-[34ch] text-lead">{cii.hero.subtitle}</p>
        <p className="poster-stamp absolute right-0 -bottom-12 w-36 rotate-12 bg-[#fffaf0] text-[#1f3f77] max-sm:text-[0.95rem] sm:right-8 sm:-bottom-8 sm:w-40 lg:-right-10">
          {cii.badge}
        </p>
      </div>
      <CiiComparison {...cii.comparison} footnote={cii.footnote} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5 max-lg:mt-2 lg:pl-8">
        <CiiButton label={cii.cta.cta} />
        <CiiAdvisor advisor={cii.advisor} />
      </div>
    </section>
  );
}
