import type { SectionContent } from '#domain/content/sections.ts';
import { ExpertiseDrawing } from '../../blocks/expertise-drawing.tsx';

/** The services, each drawn as a poster. */
const papers = [
  { icon: 'Globe', look: '-rotate-1 [--poster:#cfe3dd]' },
  { icon: 'ShoppingCart', look: 'rotate-[0.7deg] [--poster:#f0c766] sm:translate-y-5' },
  { icon: 'Smartphone', look: '-rotate-[0.6deg] [--poster:#f5bfa6]' },
] as const;

export function CiiServices({ services }: { services: SectionContent<'cii'>['services'] }) {
  return (
    <section id="services" className="page band">
      <h2 className="max-w-[20ch] text-title">{services.title}</h2>
      <ul className="mt-10 grid gap-6 sm:grid-cols-3 sm:gap-3 lg:gap-5">
        {services.items.map(({ title, description }, place) => {
          const { icon, look } = papers[place % papers.length] ?? papers[0];
          return (
            <li key={title} className={`poster flex flex-col p-6 lg:p-8 ${look}`}>
              <ExpertiseDrawing icon={icon} />
              <h3 className="mt-5 text-[1.5em]">{title}</h3>
              <p className="mt-2">{description}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
