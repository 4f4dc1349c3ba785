import type { SectionContent } from '#domain/content/sections.ts';

interface PricingIncludedProps {
  pricing: Pick<SectionContent<'pricing'>, 'includedTitle' | 'included' | 'vatNote'>;
}

/** What the price includes. Drawn as a till receipt. */
export function PricingIncluded({ pricing }: PricingIncludedProps) {
  return (
    <section id="included" className="receipt lg:-rotate-1 lg:self-start">
      <h2 className="text-[clamp(1.6rem,1.2rem+1.6vw,2.3rem)]">{pricing.includedTitle}</h2>
      <ul className="ticks mt-6">
        {pricing.included.map((line) => (
          <li key={line} className="border-b border-dashed border-[#b9ad97] pb-[0.45em]">
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-[0.92em]">{pricing.vatNote}</p>
      <div className="barcode" aria-hidden="true" />
    </section>
  );
}
