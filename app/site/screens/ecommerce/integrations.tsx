import type { SectionContent } from '#domain/content/sections.ts';

const STICKERS = [
  'bg-[#fffdf8] -rotate-2',
  'bg-[#ffd873] rotate-1',
  'bg-[#cfe3dd] -rotate-1',
  'bg-[#f2b8a2] rotate-2',
  'bg-[#fffdf8] rotate-1',
];

/** The services that a shop can be connected to; drawn as stickers on a parcel. */
export function EcommerceIntegrations({
  integrations,
}: {
  integrations: SectionContent<'services'>['woocommerce']['integrations'];
}) {
  return (
    <section id="integrations" className="trade-parcel border-y-4 border-[#8a5f00]/50 text-[#241809]">
      <div className="page py-14 text-center lg:py-20">
        <h2 className="-rotate-1 text-title">{integrations.title}</h2>
        <ul className="mx-auto mt-9 flex max-w-[60rem] flex-wrap justify-center gap-4">
          {integrations.items.map((name, index) => (
            <li
              key={name}
              className={`border-2 border-dashed border-[#8b7f69] px-5 py-3 font-display text-[1.15em] font-bold shadow-[0_5px_8px_-5px_rgb(0_0_0/.6)] ${STICKERS[index % STICKERS.length]}`}
            >
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
