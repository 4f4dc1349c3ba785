import type { SectionContent } from '#domain/content/sections.ts';
import { SectionHeading } from '../../blocks/section-heading.tsx';

/** The steps of the process, drawn as drawers of a workbench, with a tool for each step on it. */
export function ExpertisesProcess({ process }: { process: SectionContent<'services'>['process'] }) {
  return (
    <section id="process" className="page band">
      <SectionHeading title={process.title} subtitle={process.subtitle} />
      <BenchTools />
      <ol className="bench mt-10 grid lg:mt-0 lg:grid-cols-5">
        {process.steps.map(({ title, description }, index) => (
          <li key={title} className="offer-drawer">
            <span className="drawer-plate" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-[1.25em]">{title}</h3>
            <p className="mt-2 text-[0.95em]">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The drawing of the tools: notebook, drawing, plane, key and oil can. */
function BenchTools() {
  return (
    <svg viewBox="0 0 1240 150" className="mt-8 w-full max-lg:hidden" aria-hidden="true">
      <g transform="translate(60 34)">
        <path d="m8 116 20-96h86l-20 96z" fill="#fffaf0" stroke="#22313a" strokeWidth="5" />
        <path d="M40 44h50m-54 20h50m-54 20h34" stroke="#b9ad97" strokeWidth="5" strokeLinecap="round" />
        <path d="m104 112 34-76 12 6-34 74-14 12z" fill="#e9b44c" />
        <path d="m138 36 6-12 12 6-6 12z" fill="#c8401f" />
      </g>
      <g transform="translate(300 30)">
        <path d="M0 120 20 30h116l14 90z" fill="#cfe3dd" stroke="#22313a" strokeWidth="5" />
        <path d="M34 104V76a16 16 0 0 1 32 0v28zm48-46h40v16H82zm0 26h44" fill="#fffdf8" />
        <path d="M82 90h44M82 104h30" stroke="#5d8d86" strokeWidth="5" />
        <path
          d="M96 0 66 118m30-118 34 118M80 66h34"
          stroke="#c9962e"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <circle cx="96" cy="2" r="9" fill="#8a5f00" />
      </g>
      <g transform="translate(540 50)">
        <path d="M0 100V74h170l-14 26z" fill="#b5713a" />
        <path d="M20 74c0-30 34-30 34 0zm90 0 8-40 22-4 4 44z" fill="#7a5230" />
        <path d="m64 74 30-44 12 8-22 36z" fill="#8a8f95" />
        <path d="M84 72c10-24 36-26 40-10s-20 18-18 6" fill="none" stroke="#f0d9a8" strokeWidth="7" />
      </g>
      <g transform="translate(800 62)" fill="none" stroke="#c9962e" strokeWidth="13">
        <circle cx="34" cy="54" r="26" />
        <path d="M60 54h100m-20 0v28m20-34v34" strokeLinecap="round" />
      </g>
      <g transform="translate(1050 24)">
        <path d="M20 126c0-46 16-58 44-58s44 12 44 58z" fill="#4f7f78" />
        <path d="M50 68V50h28v18z" fill="#22313a" />
        <path d="M64 50 140 2l5 7-70 52z" fill="#8a8f95" />
        <path d="M106 92c34-10 34 30 0 24" fill="none" stroke="#22313a" strokeWidth="8" />
        <path d="M148 22c8 12 6 18 0 18s-8-6 0-18z" fill="#e9b44c" />
      </g>
    </svg>
  );
}
