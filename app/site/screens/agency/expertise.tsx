import type { SectionContent } from '#domain/content/sections.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The fields of expertise of the agency; each drawn as a workbench. */
export function AgencyExpertise({ expertise }: { expertise: SectionContent<'agency'>['expertise'] }) {
  return (
    <section id="expertise" className="page band">
      <h2 className="text-title">{expertise.title}</h2>
      <ul className="mt-10 grid gap-8 md:grid-cols-3 md:max-lg:gap-6">
        {expertise.items.map(({ icon, title, description }) => (
          <li key={title} className="flex flex-col">
            <div className="rounded-t-xl border-2 border-b-0 border-line bg-window p-7 pb-9 md:grow md:max-lg:px-5">
              <Icon name={icon} className="size-11 text-awning-text" />
              <h3 className="mt-5 text-[1.45em] md:max-lg:text-[1.25em]">{title}</h3>
              <p className="mt-2 text-ink-soft">{description}</p>
            </div>
            <div className="-mx-2 h-4 rounded-sm bg-[#7a5230]" aria-hidden="true" />
            <div className="mx-6 flex h-8 justify-between" aria-hidden="true">
              <span className="w-3 bg-[#5a3a22]" />
              <span className="w-3 bg-[#5a3a22]" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
