import type { ReactNode } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';

/** The four benefits, drawn as the panes of one shop front. */
export function NextBenefits({ benefits }: { benefits: SectionContent<'nextjs-apps'>['benefits'] }) {
  return (
    <section id="benefits" className="page band">
      <h2 className="text-title">{benefits.title}</h2>
      <div className="awning awning-small relative z-10 -mx-2 mt-10" aria-hidden="true" />
      <ul className="-mt-5 grid gap-2.5 bg-frame p-2.5 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.items.map(({ title, description }, index) => (
          <li
            key={title}
            className="glass lettered shine relative flex flex-col overflow-hidden px-6 pt-12 *:relative"
          >
            <h3 className="text-[1.4em]">{title}</h3>
            <p className="mt-3 mb-6">{description}</p>
            <svg viewBox="0 0 240 130" className="mt-auto" aria-hidden="true">
              {objects[index % objects.length]}
              <path d="M-40 122h320v8H-40z" className="fill-wood" />
            </svg>
          </li>
        ))}
      </ul>
      <div className="-mx-3 h-5 rounded-b-md bg-frame-2" aria-hidden="true" />
    </section>
  );
}

const objects: ReactNode[] = [
  <g key="seat">
    <path d="M76 122V54c0-16 12-26 28-26h32c16 0 28 10 28 26v68z" fill="#c8401f" />
    <path d="M60 74c12 0 18 8 18 18v6h84v-6c0-10 6-18 18-18v48H60z" fill="#a83417" />
    <path d="M188 88h44v6h-44zm19 6h6v28h-6z" fill="#22313a" />
    <path d="M198 68h22l-3 20h-16z" fill="#fffdf8" />
  </g>,
  <g key="podium">
    <path d="M84 62h72v60H84z" fill="#ffc857" />
    <path d="M12 92h72v30H12z" fill="#b9ad97" />
    <path d="M156 100h72v22h-72z" fill="#d9a05b" />
    <path d="M120 8c16 0 26 11 26 25 0 17-26 29-26 29S94 50 94 33c0-14 10-25 26-25z" fill="#c8401f" />
    <circle cx="120" cy="32" r="9" fill="#fffdf8" />
  </g>,
  <g key="crowd">
    {[34, 72, 110, 148].map((x, place) => (
      <g key={x} transform={`translate(${x} ${place % 2 ? 36 : 46})`}>
        <circle cx="12" cy="14" r="14" fill="#e8b48c" />
        <path d="M-6 90c-2-36 4-58 18-58s20 22 18 58z" fill={place % 2 ? '#3d6f8e' : '#5d8d86'} />
      </g>
    ))}
    <path d="M204 122V60m-180 0v62" stroke="#c9962e" strokeWidth="7" />
    <path d="M24 66c40 44 140 44 180 0" fill="none" stroke="#c8401f" strokeWidth="7" />
  </g>,
  <g key="plants">
    {[
      [20, 0.55],
      [82, 0.8],
      [160, 1.15],
    ].map(([x = 0, size = 1]) => (
      <g key={x} transform={`translate(${x} ${122 - 106 * size}) scale(${size})`}>
        <path d="M8 64h44l-6 42H14z" fill="#c8401f" />
        <path
          d="M30 66C2 46 6 16 10 10c16 12 22 32 20 56zm0 0c-2-32 16-52 26-56 4 20-2 44-26 56zM30 66C20 36 26 8 33-4c10 22 10 48-3 70z"
          fill="#4f7f78"
        />
      </g>
    ))}
  </g>,
];
