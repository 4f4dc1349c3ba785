import type { SectionContent } from '#domain/content/sections.ts';

/** What is shown when no case study matches; drawn as a closed shutter with a note on it. */
export function NoCaseStudies({ content }: { content: SectionContent<'studycases'> }) {
  return (
    <section id="empty" className="house">
      <div className="page">
        <div className="shop-front shutter mx-auto grid max-w-[46rem] place-items-center px-6 pt-36 pb-20">
          <div className="note max-w-[26rem] -rotate-1 text-center">
            <h2 className="text-[1.6em]">{content.empty}</h2>
            <p className="mt-3 text-ink-soft">{content.emptyDescription}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
