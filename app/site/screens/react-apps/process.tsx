import type { SectionContent } from '#domain/content/sections.ts';

type Landing = SectionContent<'react-development'>['landing'];

/** The steps of the process, each with a large number. */
export function ReactAppsProcess({ process }: { process: Landing['process'] }) {
  return (
    <section id="process" className="page band">
      <h2 className="text-title">{process.title}</h2>
      <ol className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {process.steps.map(({ number, title, description }) => (
          <li key={number} className="border-t-[10px] border-awning pt-4">
            <span className="block font-display text-[clamp(5rem,3rem+5.4vw,8.6rem)] leading-[0.85] font-extrabold tracking-tighter text-awning-text">
              {number}
            </span>
            <h3 className="mt-5 text-[1.6em]">{title}</h3>
            <p className="mt-2 text-ink-soft">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
