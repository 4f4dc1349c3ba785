import type { SectionContent } from '#domain/content/sections.ts';

export function AgencyValues({ values }: { values: SectionContent<'agency'>['values'] }) {
  return (
    <section id="values" className="border-y-2 border-line bg-wall-2">
      <div className="page band">
        <h2 className="text-title">{values.title}</h2>
        <ul className="mt-10 grid gap-8 md:grid-cols-3">
          {values.items.map(({ title, description }) => (
            <li key={title} className="border-t-4 border-awning pt-5">
              <h3 className="text-[1.5em]">{title}</h3>
              <p className="mt-3 text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
