import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { ExpertiseDrawing } from '../../blocks/expertise-drawing.tsx';
import { SectionHeading } from '../../blocks/section-heading.tsx';
import { useContent } from '../../content.tsx';

/** The main fields of expertise, each drawn as a shop window. */
export function HomeFeatures({ features }: { features: SectionContent<'home'>['features'] }) {
  const { href } = useContent();
  return (
    <section id="features" className="page band">
      <SectionHeading {...features} />
      <ul className="mt-12 grid gap-10 md:grid-cols-3 md:gap-6 lg:gap-9">
        {features.items.map(({ icon, title, description, link, linkLabel }) => (
          <li key={title} className="flex flex-col">
            <div className="shop-window shine grid aspect-[4/3] place-items-end justify-center pb-5">
              <ExpertiseDrawing icon={icon} />
              <div className="absolute inset-x-0 bottom-0 h-5 bg-frame-2" aria-hidden="true" />
            </div>
            <h3 className="mt-8 text-[1.45em]">{title}</h3>
            <p className="mt-2 mb-3 text-ink-soft">{description}</p>
            <Link to={href(link)} className="text-link mt-auto whitespace-nowrap md:max-lg:text-[0.86em]">
              {linkLabel} <Arrow />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
