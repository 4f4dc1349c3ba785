import type { SectionContent } from '#domain/content/sections.ts';
import { SectionHeading } from '../../blocks/section-heading.tsx';

/** The four steps of our approach. */
export function AgencyApproach({ approach }: { approach: SectionContent<'agency'>['approach'] }) {
  return (
    <section id="approach" className="page pb-[clamp(3.5rem,8vw,7rem)]">
      <SectionHeading {...approach} />
      <ol className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {approach.steps.map(({ title, description }, index) => (
          <li key={title} className="relative border-t-2 border-dashed border-control pt-10">
            <span className="absolute -top-6 left-0 grid size-12 place-items-center rounded-t-full bg-frame font-display text-xl font-bold text-on-frame">
              {index + 1}
            </span>
            <h3 className="text-[1.35em]">{title}</h3>
            <p className="mt-2 text-ink-soft">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
