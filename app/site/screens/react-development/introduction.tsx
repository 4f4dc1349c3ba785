import type { SectionContent } from '#domain/content/sections.ts';
import { Paragraphs } from '../../blocks/paragraphs.tsx';

/** The introduction, beside the drawing of a pile of spreadsheets. */
export function ReactIntroduction({
  introduction,
}: {
  introduction: SectionContent<'react-development'>['introduction'];
}) {
  return (
    <section
      id="introduction"
      className="page band grid items-center gap-10 lg:grid-cols-[17rem_1fr] lg:gap-20"
    >
      <PaperPile />
      <div>
        <h2 className="text-title">{introduction.title}</h2>
        <Paragraphs text={introduction.content} className="mt-6 max-w-[31em] text-lead" />
      </div>
    </section>
  );
}

const SHEETS = [
  { y: 250, turn: -3 },
  { y: 218, turn: 4 },
  { y: 186, turn: -2 },
  { y: 154, turn: 5 },
  { y: 122, turn: -5 },
  { y: 84, turn: 2 },
];

function PaperPile() {
  return (
    <svg viewBox="0 -10 300 334" className="mx-auto w-60 lg:w-full" aria-hidden="true">
      <path d="M6 312h288v10H6z" className="fill-frame-2" />
      {SHEETS.map(({ y, turn }) => (
        <g key={y} transform={`rotate(${turn} 150 ${y + 30})`}>
          <path
            d={`M58 ${y}h184l22 60H36z`}
            fill="#fffdf8"
            stroke="#8b7f69"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          <path
            d={`M52 ${y + 16}h196M46 ${y + 31}h208M41 ${y + 46}h218M104 ${y}l-14 60m60-60v60m46-60 14 60`}
            stroke="#d9cdb6"
            strokeWidth="2.5"
          />
          <path d={`M58 ${y}h184l5 15H52z`} fill="#5d8d86" />
        </g>
      ))}
      <path d="M64 84c8-34 40-58 74-60" fill="none" stroke="#c8401f" strokeWidth="5" strokeLinecap="round" />
      <path
        d="m120 8 24 16-24 14"
        fill="none"
        stroke="#c8401f"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="168" y="-8" width="54" height="94" rx="10" className="fill-frame-2" />
      <rect x="174" y="0" width="42" height="76" rx="5" fill="#fffaf0" />
      <path d="M180 10h30v10h-30z" fill="#c8401f" />
      <path d="M180 28h30v6h-30zm0 12h20v6h-20z" fill="#b9ad97" />
      <path d="M180 56h30v12h-30z" fill="#5d8d86" />
    </svg>
  );
}
