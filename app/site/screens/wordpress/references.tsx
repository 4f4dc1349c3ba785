import type { SectionContent } from '#domain/content/sections.ts';

/** The references, drawn as hanging signs. */
export function WordPressReferences({
  references,
}: {
  references: SectionContent<'wordpress-sites'>['references'];
}) {
  return (
    <section id="references" className="page">
      <h2 className="text-title">{references.title}</h2>
      <ul className="mt-8 grid gap-x-10 gap-y-10 md:grid-cols-2">
        {references.items.map(({ client, city, description }) => (
          <li key={client} className="border-l-[10px] border-frame-2">
            <svg viewBox="0 0 500 70" className="block w-full" aria-hidden="true">
              <g className="stroke-frame-2" fill="none" strokeWidth="6">
                <path d="M0 18h470M0 66C40 62 66 48 78 18" strokeLinecap="round" />
                <path d="M78 18c14 22 34 22 44 10m-44-10c-6 20-20 30-34 26" strokeWidth="4" />
                <path d="M110 18v52m310-52v52" strokeWidth="4" />
              </g>
            </svg>
            <div className="mr-4 ml-8 rounded-b-[3.5rem] border-4 border-double border-[#ffc857] bg-[#7a2316] px-8 pt-7 pb-9 text-center text-[#fff3e0] shadow-[0_0_0_6px_#7a2316] sm:px-12">
              <h3 className="text-[1.7em] text-[#ffd873]">{client}</h3>
              <p className="mt-1 font-semibold">{city}</p>
              <p className="mt-3">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
