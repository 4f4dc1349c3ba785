import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { SectionHeading } from '../../blocks/section-heading.tsx';
import { useContent } from '../../content.tsx';
import { ServiceDrawing } from './service-drawing.tsx';

type ServicesContent = SectionContent<'services'>;

interface ExpertisesServicesProps {
  services: Pick<ServicesContent, 'title' | 'subtitle' | 'description' | 'cards'>;
}

/** The services with their prices, drawn as objects on shelves. */
export function ExpertisesServices({ services }: ExpertisesServicesProps) {
  return (
    <section id="services" className="bg-wall-2">
      <div className="page band">
        <SectionHeading title={services.title} subtitle={services.subtitle} />
        <p className="mt-3 max-w-[31em] text-ink-soft">{services.description}</p>
        <ul className="mt-6 grid gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
          {services.cards.map((card) => (
            <ServiceCard key={card.id} card={card} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function ServiceCard({ card }: { card: ServicesContent['cards'][number] }) {
  const { href } = useContent();
  return (
    <li className="flex flex-col">
      <div className="shelf-board">
        <ServiceDrawing icon={card.icon} />
      </div>
      <p className="shelf-label">{card.price}</p>
      <h3 className="mt-5 px-5 text-[1.45em]">{card.title}</h3>
      <p className="mt-2 px-5 text-ink-soft">{card.description}</p>
      <ul className="ticks mt-4 mb-4 px-5">
        {card.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Link to={href(card.link)} className="text-link mt-auto self-start px-5">
        {card.linkLabel} <Arrow />
      </Link>
    </li>
  );
}
