import type { SectionContent } from '#domain/content/sections.ts';

/** The benefits, drawn as drawers of a workbench. */
export function ReactBenefits({ benefits }: { benefits: SectionContent<'react-development'>['benefits'] }) {
  return (
    <section id="benefits" className="relative">
      <div className="h-7 border-t-4 border-[#a9713f] bg-wood shadow-[0_10px_14px_-4px_rgb(0_0_0/.5)]" />
      <div className="page rounded-b-xl bg-wood-2 px-4 pt-9 pb-6 sm:px-8 sm:pb-9">
        <h2 className="text-[clamp(1.5rem,1.1rem+1.6vw,2.3rem)] text-[#ffe6a8]">{benefits.title}</h2>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2">
          {benefits.items.map(({ title, description }) => (
            <li key={title} className="trade-drawer">
              <h3 className="inline-block rounded-sm border-4 border-[#c9962e] bg-[#fffaf0] px-3 py-1.5 text-[1.15em] text-[#1d1b26]">
                {title}
              </h3>
              <p className="mt-3 max-w-[48ch]">{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="page flex h-12 justify-between px-8 sm:px-14" aria-hidden="true">
        <span className="w-9 bg-wood-2" />
        <span className="w-9 bg-wood-2" />
      </div>
      <div className="h-2 bg-line" aria-hidden="true" />
    </section>
  );
}
