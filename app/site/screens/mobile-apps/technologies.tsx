import type { SectionContent } from '#domain/content/sections.ts';

/** The technologies, drawn as the keys of a telephone. */
export function MobileTechnologies({
  technologies,
}: {
  technologies: SectionContent<'mobile-apps'>['technologies'];
}) {
  return (
    <section id="tools" className="rounded-[2.5rem] bg-frame-2 p-5 sm:p-9">
      <h2 className="text-[1.9em] text-on-frame">{technologies.title}</h2>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2">
        {technologies.items.map(({ name, description }, index) => (
          <div
            key={name}
            className="relative rounded-3xl bg-[#fffaf0] p-6 pr-16 text-[#1d1b26] shadow-[0_6px_0_#b9ad97]"
          >
            <span
              className="absolute top-4 right-5 font-display text-[2.2rem] leading-none font-extrabold text-[#c8401f]"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <dt className="font-display text-[1.15em] leading-tight font-bold">{name}</dt>
            <dd className="mt-2 text-[0.97em]">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
