import type { SectionContent } from '#domain/content/sections.ts';

/** The tools, each with its initial, drawn as a case of lead type. */
export function WordPressTechnologies({
  technologies,
}: {
  technologies: SectionContent<'wordpress-sites'>['technologies'];
}) {
  return (
    <section id="tools" className="page pb-[clamp(3.5rem,8vw,7rem)]">
      <div className="letter-board grid gap-x-12 gap-y-8 px-4 py-7 sm:p-12 lg:grid-cols-[.6fr_1.4fr]">
        <h2 className="text-title">{technologies.title}</h2>
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {technologies.items.map(({ name, description }) => (
            <div key={name} className="relative pl-18">
              <dt className="font-display text-[1.2em] font-bold">
                <span
                  className="absolute top-1 left-0 grid size-14 -rotate-3 place-items-center bg-[#fff8ea] font-extrabold text-[2rem] text-[#c8401f] shadow-[0_4px_0_#b9ad97]"
                  aria-hidden="true"
                >
                  {name.charAt(0)}
                </span>
                {name}
              </dt>
              <dd className="mt-1 opacity-85">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
