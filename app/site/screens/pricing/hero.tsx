import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { useContent } from '../../content.tsx';

interface PricingHeroProps {
  hero: SectionContent<'pricing'>['hero'];
  calculatorButton: string;
}

/** Title, introduction and the link to the calculator. */
export function PricingHero({ hero, calculatorButton }: PricingHeroProps) {
  const { language } = useContent();
  return (
    <section id="hero" className="lg:pt-6">
      <h1 className="text-display lg:text-[clamp(3rem,4.6vw,4.4rem)]">{hero.title}</h1>
      <p className="mt-6 text-[1.25em] font-semibold">{hero.subtitle}</p>
      <p className="mt-4 mb-7 max-w-[46ch] text-lead text-ink-soft">{hero.description}</p>
      <Link to={pathTo('calculator', language)} className="button">
        {calculatorButton} <Arrow />
      </Link>
    </section>
  );
}
