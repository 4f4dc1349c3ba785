import type { ReactNode } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';

type Landing = SectionContent<'react-development'>['landing'];

/** The benefits, drawn as small posters, each with a colour and a sign. */
export function ReactAppsBenefits({ benefits }: { benefits: Landing['benefits'] }) {
  return (
    <section id="benefits" className="hoarding">
      <div className="page band">
        <h2 className="inline-block -rotate-1 bg-[#fffdf8] px-6 py-4 text-title text-[#1d1b26] shadow-[0_10px_16px_-10px_rgb(0_0_0/.8)]">
          {benefits.title}
        </h2>
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {benefits.items.map(({ title, description }, index) => (
            <li
              key={title}
              className={`flex flex-col p-7 shadow-[0_14px_20px_-12px_rgb(0_0_0/.8)] odd:rotate-[.5deg] even:-rotate-[.5deg] ${PAPERS[index % PAPERS.length]}`}
            >
              <svg viewBox="0 0 300 180" className="mb-6 w-full" aria-hidden="true">
                {signs[index % signs.length]}
              </svg>
              <h3 className="text-[1.75em]">{title}</h3>
              <p className="mt-2">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const PAPERS = [
  'bg-[#ffc857] text-[#1d1b26]',
  'bg-[#cfe3dd] text-[#1d1b26]',
  'bg-[#22313a] text-[#fff8f0]',
  'bg-[#f2b8a2] text-[#1d1b26]',
  'bg-[#2a5f47] text-[#fff8f0]',
  'bg-[#fffaf0] text-[#1d1b26]',
];

const signs: ReactNode[] = [
  <path key="lightning" d="M170 0 90 104h50l-24 76 96-110h-54z" fill="#c8401f" />,
  <g key="screens">
    <rect x="4" y="20" width="180" height="124" rx="10" fill="#22313a" />
    <path d="M16 32h156v100H16z" fill="#fffaf0" />
    <path d="M64 144h60l12 30H52z" fill="#22313a" />
    <rect x="160" y="64" width="84" height="112" rx="10" fill="#c8401f" />
    <path d="M170 76h64v84h-64z" fill="#fffaf0" />
    <rect x="238" y="96" width="50" height="82" rx="9" fill="#3d6f8e" />
    <path d="M245 106h36v60h-36z" fill="#fffaf0" />
    <path d="M30 46h60v14H30zm0 26h100v8H30zm150 16h40v9h-40zm72 24h22v8h-22z" fill="#8b7f69" />
  </g>,
  <g key="blocks">
    <path d="M30 120h72v60H30zm84 0h72v60h-72zm84 0h72v60h-72zM72 48h72v60H72z" fill="#5d8d86" />
    <path d="M162 10h72v60h-72z" fill="#ffc857" transform="rotate(9 198 40)" />
    <path d="M156 84v20m42-16 4 18" stroke="#ffc857" strokeWidth="6" strokeLinecap="round" />
  </g>,
  <g key="touch">
    <g fill="none" stroke="#b83a1b" strokeWidth="9">
      <circle cx="140" cy="66" r="26" />
      <circle cx="140" cy="66" r="58" opacity=".6" />
    </g>
    <path
      d="M124 66a16 16 0 0 1 32 0v44l54 12c14 4 20 14 18 28l-6 30H128l-40-48c-8-12 8-26 20-16l16 12z"
      fill="#1d1b26"
    />
  </g>,
  <g key="padlock">
    <path d="M104 84V58a46 46 0 0 1 92 0v26" fill="none" stroke="#cfe3dd" strokeWidth="18" />
    <rect x="78" y="80" width="144" height="100" rx="12" fill="#ffc857" />
    <path d="M150 110a16 16 0 0 1 8 30l6 24h-28l6-24a16 16 0 0 1 8-30z" fill="#22313a" />
  </g>,
  <g key="search">
    <path d="M20 30h150v20H20zm0 40h96v14H20zm0 34h70v14H20z" fill="#b9ad97" />
    <circle cx="182" cy="90" r="58" fill="#cfe3dd" stroke="#c8401f" strokeWidth="16" />
    <path d="m224 132 42 36" stroke="#c8401f" strokeWidth="22" strokeLinecap="round" />
    <path d="m158 92 18 18 32-38" fill="none" stroke="#22313a" strokeWidth="12" strokeLinecap="round" />
  </g>,
];
