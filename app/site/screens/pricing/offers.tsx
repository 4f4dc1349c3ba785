import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { useContent } from '../../content.tsx';

type PricingContent = SectionContent<'pricing'>;

interface PricingOffersProps {
  pricing: Pick<PricingContent, 'offersTitle' | 'offers' | 'popularLabel'>;
}

/** The offers with their prices, drawn as a slate on an easel. */
export function PricingOffers({ pricing }: PricingOffersProps) {
  return (
    <section id="offers" className="easel lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="slate-board relative px-6 pt-8 pb-4 sm:px-11">
        <h2 className="chalk-line text-center text-title">{pricing.offersTitle}</h2>
        <ul>
          {pricing.offers.map((offer) => (
            <MenuEntry
              key={offer.name}
              offer={offer}
              mark={offer.popular ? pricing.popularLabel : undefined}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

function MenuEntry({ offer, mark }: { offer: PricingContent['offers'][number]; mark: string | undefined }) {
  const { href } = useContent();
  return (
    <li className="border-t-2 border-dashed border-white/25 py-7 first:border-t-0">
      {mark && <p className="chalk-mark">{mark}</p>}
      <div className="menu-line">
        <h3 className="text-[1.55em]">{offer.name}</h3>
        <p className="font-display text-[1.3em] font-bold text-[#ffc857]">{offer.price}</p>
      </div>
      <p className="mt-1 opacity-85">{offer.description}</p>
      <ul className="ticks mt-4 grid gap-x-8 text-[0.95em] [--tick:#ffc857] sm:grid-cols-2">
        {offer.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Link to={href(offer.link)} className="text-link mt-4 text-[#ffb499]">
        {offer.linkLabel} <Arrow />
      </Link>
    </li>
  );
}
