import type { SectionContent } from '#domain/content/sections.ts';

/** The references, drawn as visiting cards. */
export function MobileReferences({
  references,
}: {
  references: SectionContent<'mobile-apps'>['references'];
}) {
  return (
    <section id="references">
      <h2 className="text-title">{references.title}</h2>
      <ul className="mt-8">
        {references.items.map(({ client, city, description }) => (
          <li key={client} className="note odd:-rotate-1 even:-mt-3 even:ml-6 even:rotate-2">
            <h3 className="text-[1.4em]">{client}</h3>
            <p className="font-semibold text-brass">{city}</p>
            <p className="mt-3">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
