import type { SectionContent } from '#domain/content/sections.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { HeroDrawing } from './hero-drawing.tsx';

/** Title and introduction, with the drawing of a row of houses. */
export function HostingHero({ hero, plansTitle }: Pick<SectionContent<'hosting'>, 'hero' | 'plansTitle'>) {
  return (
    <section id="hero" className="overflow-hidden">
      <div className="page grid gap-x-14 gap-y-5 pt-10 pb-10 lg:grid-cols-[1.2fr_.8fr] lg:items-end lg:pb-4">
        <h1 className="max-w-[14ch] text-display">{hero.title}</h1>
        <div>
          <p className="text-[1.25em] font-semibold">{hero.subtitle}</p>
          <p className="mt-3 max-w-[46ch] text-lead text-ink-soft">{hero.description}</p>
          <a href="#plans" className="text-link mt-4">
            {plansTitle} <Arrow />
          </a>
        </div>
      </div>
      <HeroDrawing />
    </section>
  );
}
