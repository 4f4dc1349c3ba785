import { memo } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';

/** Title and introduction of the calculator. */
export const CalculatorIntro = memo(function CalculatorIntro({
  pageText,
}: {
  pageText: SectionContent<'calculator'>['pageText'];
}) {
  return (
    <section className="mb-8 lg:mb-10">
      <h1 className="max-w-[18ch] text-[clamp(2rem,1.3rem+2.9vw,3.6rem)]">{pageText.title}</h1>
      <p className="mt-3 max-w-[44ch] text-lead">{pageText.subtitle}</p>
      <p className="mt-1 max-w-[31em] text-ink-soft max-sm:hidden">{pageText.description}</p>
    </section>
  );
});
