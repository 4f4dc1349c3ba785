import type { ReactNode } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';

/** The steps of the process, drawn as columns of a board in which the same screen grows. */
export function ReactProcess({ process }: { process: SectionContent<'react-development'>['process'] }) {
  return (
    <section id="process" className="border-y-2 border-line bg-wall-2">
      <div className="page band">
        <h2 className="text-title">{process.title}</h2>
        <ol className="mt-10 grid rounded-md border-[12px] border-wood bg-[#e9dcc0] text-[#1d1b26] shadow-[0_18px_30px_-18px_rgb(0_0_0/.7)] sm:grid-cols-2 lg:grid-cols-4 dark:bg-[#cdbb98]">
          {process.steps.map(({ title, description }, index) => (
            <li
              key={title}
              className="flex flex-col gap-5 border-[#a9936a]/60 p-5 not-first:max-sm:border-t-2 sm:even:border-l-2 lg:not-first:border-l-2"
            >
              <h3 className="-mx-1 -rotate-1 bg-[#22313a] px-3 py-2 text-[1.15em] text-[#f7e9c8]">
                {index + 1}. {title}
              </h3>
              <svg viewBox="0 0 200 150" className="w-full" aria-hidden="true">
                {stages[index % stages.length]}
              </svg>
              <p className="relative grow rounded-sm bg-[#fffdf8] p-4 pt-6 text-[0.97em] shadow-[0_8px_12px_-8px_rgb(0_0_0/.6)] before:absolute before:-top-2 before:left-1/2 before:size-4 before:rounded-full before:bg-[#c8401f]">
                {description}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const outline = { fill: 'none', stroke: '#5a5566', strokeWidth: 3, strokeLinecap: 'round' } as const;

const stages: ReactNode[] = [
  <g key="notes" {...outline}>
    <path d="M46 14h84v122H46z" fill="#fffdf8" />
    <path d="M58 8v14m15-14v14m15-14v14m15-14v14m15-14v14" stroke="#8a5f00" />
    <path d="M60 44h54M60 60h40M60 76h54M60 92h28" />
    <path d="m118 118 44-62 12 8-44 62-16 8z" fill="#ffc857" stroke="#8a5f00" strokeLinejoin="round" />
  </g>,
  <g key="sketch" {...outline}>
    <path d="M14 20h172v110H14z" fill="#fffdf8" strokeDasharray="9 7" />
    <path d="M14 44h172M60 44v86" strokeDasharray="9 7" />
    <path d="M76 58h44v28H76zm0 0 44 28m0-28L76 86M132 58h38v28h-38zM76 100h94M76 114h60M26 60h22M26 76h16" />
  </g>,
  <g key="halves">
    <path d="M14 20h172v110H14z" fill="#fffdf8" stroke="#22313a" strokeWidth="5" />
    <path d="M14 20h172v24H14z" fill="#c8401f" />
    <path d="M26 58h36v58H26z" fill="#f0e3cb" />
    <path d="M76 58h44v28H76z" fill="#cfe3dd" />
    <path d="M132 58h38v28h-38zM76 100h94v18H76z" {...outline} strokeDasharray="7 6" />
    <path d="m150 96 8 24 6-9 11-2z" fill="#22313a" stroke="#fffdf8" strokeWidth="2" />
  </g>,
  <g key="live">
    <path d="M14 20h172v110H14z" fill="#fffdf8" stroke="#22313a" strokeWidth="5" />
    <path d="M14 20h172v24H14z" fill="#c8401f" />
    <path d="M26 58h36v58H26z" fill="#f0e3cb" />
    <path d="M76 58h44v28H76z" fill="#cfe3dd" />
    <path d="M132 58h38v28h-38z" fill="#ffe6a8" />
    <path d="M76 100h62v18H76z" fill="#5d8d86" />
    <circle cx="166" cy="112" r="26" fill="#2f6b4f" />
    <path d="m154 112 9 9 16-18" fill="none" stroke="#fffdf8" strokeWidth="6" strokeLinecap="round" />
  </g>,
];
