import type { SectionContent } from '#domain/content/sections.ts';

/** The technologies of the React page; drawn as tools on hooks, each with a tag. */
export function ReactTechnologies({
  technologies,
}: {
  technologies: SectionContent<'expertise-react'>['technologies'];
}) {
  return (
    <section id="tools" className="page band">
      <h2 className="text-title">{technologies.title}</h2>
      <dl className="mt-10 grid gap-x-6 gap-y-10 border-t-8 border-frame-2 sm:grid-cols-2 lg:grid-cols-4">
        {technologies.items.map(({ name, description }, index) => (
          <div
            key={name}
            className={`relative origin-top border-2 border-line bg-window p-6 pt-12 [clip-path:polygon(0_2rem,50%_0,100%_2rem,100%_100%,0_100%)] ${index % 2 ? 'sm:mt-12' : 'sm:mt-5'}`}
          >
            <span
              className="absolute top-5 left-1/2 size-4 -translate-x-1/2 rounded-full border-4 border-brass-2 bg-wall"
              aria-hidden="true"
            />
            <dt className="font-display text-[1.5em] font-bold tracking-tight text-awning-text">{name}</dt>
            <dd className="mt-2 text-ink-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
