import type { SectionContent } from '#domain/content/sections.ts';

const PAPERS = ['[--ticket:#ffd873]', '[--ticket:#f2b8a2]', '[--ticket:#bfe0d6]'];

/** The references, each drawn as a ticket. */
export function NextReferences({
  references,
}: {
  references: SectionContent<'expertise-nextjs'>['references'];
}) {
  return (
    <section id="references" className="self-center">
      <h2 className="text-title">{references.title}</h2>
      <ul className="mt-9 grid gap-7">
        {references.items.map(({ client, city, description }, index) => (
          <li
            key={client}
            className={`ticket ${PAPERS[index % PAPERS.length]} ${index % 2 ? 'lg:ml-12' : 'lg:mr-12'}`}
          >
            <h3 className="text-[1.5em]">{client}</h3>
            <p className="mt-1 font-semibold">{city}</p>
            <p className="mt-3 border-t-2 border-dashed border-black/40 pt-3">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
