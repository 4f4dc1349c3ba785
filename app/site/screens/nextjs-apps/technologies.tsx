import type { SectionContent } from '#domain/content/sections.ts';

/** The tools, drawn as lettering on a glass door. */
export function NextTechnologies({
  technologies,
}: {
  technologies: SectionContent<'expertise-nextjs'>['technologies'];
}) {
  return (
    <section
      id="tools"
      className="relative rounded-t-[2rem] bg-frame p-5 pb-24 after:absolute after:right-2 after:bottom-8 after:h-28 after:w-3 after:rounded-full after:bg-brass-2"
    >
      <div className="glass lettered relative h-full overflow-hidden rounded-t-2xl px-6 py-9 *:relative sm:px-9">
        <h2 className="text-[1.7em]">{technologies.title}</h2>
        <dl className="mt-6 grid gap-5">
          {technologies.items.map(({ name, description }) => (
            <div key={name} className="border-t-2 border-dotted border-current/40 pt-4">
              <dt className="font-display text-[1.15em] font-bold">{name}</dt>
              <dd className="mt-1">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
