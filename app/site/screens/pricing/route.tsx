import { useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { pageLoader } from '../../page-loader.ts';
import { PricingCalculator } from './calculator.tsx';
import { PricingContact } from './contact.tsx';
import { PricingHero } from './hero.tsx';
import { PricingIncluded } from './included.tsx';
import { PricingOffers } from './offers.tsx';

export const loader = pageLoader('pricing');

export default function Pricing() {
  const { pricing } = useLoaderData<typeof loader>().content;
  return (
    <HydrationBoundaries>
      <div className="page grid gap-x-14 gap-y-12 pt-6 lg:grid-cols-[.85fr_1.15fr] lg:grid-rows-[auto_1fr]">
        <PricingHero hero={pricing.hero} calculatorButton={pricing.calculator.button} />
        <PricingOffers pricing={pricing} />
        <PricingIncluded pricing={pricing} />
      </div>
      <div className="page band grid items-end gap-x-14 gap-y-16 lg:grid-cols-2">
        <PricingCalculator calculator={pricing.calculator} />
        <PricingContact contact={pricing.contact} />
      </div>
    </HydrationBoundaries>
  );
}
