import type { SectionContent } from '#domain/content/sections.ts';

/** The references, drawn as clipboards. */
export function ReactReferences({
  references,
}: {
  references: SectionContent<'expertise-react'>['references'];
}) {
  return (
    <section id="references" className="page pb-[clamp(3.5rem,8vw,7rem)]">
      <h2 className="text-title">{references.title}</h2>
      <ul className="mt-14 grid gap-x-10 gap-y-14 md:grid-cols-2">
        {references.items.map(({ client, city, description }) => (
          <li
            key={client}
            className="relative rounded-xl bg-wood p-4 pt-7 before:absolute before:-top-4 before:left-1/2 before:h-9 before:w-32 before:-translate-x-1/2 before:rounded-t-2xl before:rounded-b-sm before:bg-[linear-gradient(#dfe5e4,#8fa7a3)] before:shadow"
          >
            <div className="h-full rounded-sm bg-[repeating-linear-gradient(#fffdf8_0_2.05rem,#d9e3e6_2.05rem_2.1rem)] px-7 pt-8 pb-7 leading-[2.1rem] text-[#1d1b26]">
              <h3 className="text-[1.45em] leading-[2.1rem]">{client}</h3>
              <p className="font-semibold text-[#8a5f00]">{city}</p>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
