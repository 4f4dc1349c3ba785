import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../../content.tsx';
import { HeroDrawing } from './hero-drawing.tsx';

interface ReactHeroProps {
  name: string;
  hero: SectionContent<'react-development'>['hero'];
  button: string;
}

/** Title, introduction and link, beside the drawing of an application that is put together on a workbench. */
export function ReactHero({ name, hero, button }: ReactHeroProps) {
  const { language } = useContent();
  return (
    <section id="hero" className="pegboard overflow-hidden">
      <div className="page grid items-end gap-x-10 lg:grid-cols-[1.05fr_.95fr]">
        <div className="pt-14 pb-10 lg:py-16">
          <p className="inline-block -rotate-1 bg-[#ffc857] px-3 py-1 font-semibold text-[#2a1b00]">{name}</p>
          <h1 className="mt-5 text-display">{hero.title}</h1>
          <p className="mt-6 max-w-[34ch] font-display text-[1.3em] leading-snug font-semibold">
            {hero.subtitle}
          </p>
          <p className="mt-4 max-w-[52ch] text-ink-soft">{hero.description}</p>
          <Link to={pathTo('contact', language)} className="button mt-7">
            {button}
          </Link>
        </div>
        <HeroDrawing />
      </div>
    </section>
  );
}
