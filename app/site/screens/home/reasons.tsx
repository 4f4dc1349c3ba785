import type { SectionContent } from '#domain/content/sections.ts';

/** The reasons to choose the agency, drawn as a list on a slate. */
export function HomeReasons({ reasons }: { reasons: SectionContent<'home'>['reasons'] }) {
  return (
    <section id="reasons" className="page pb-[clamp(3.5rem,8vw,7rem)]">
      <div className="slate-board p-7 sm:p-12 lg:p-16">
        <h2 className="text-title">{reasons.title}</h2>
        <p className="mt-3 text-lead opacity-85">{reasons.subtitle}</p>
        <ol className="mt-10 grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {reasons.items.map(({ title, description }, index) => (
            <li key={title} className="border-t-2 border-dashed border-white/35 pt-4">
              <h3 className="text-[1.25em]">
                <span className="mr-2 text-[#ffc857]" aria-hidden="true">
                  {index + 1}.
                </span>
                {title}
              </h3>
              <p className="mt-2 opacity-85">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
