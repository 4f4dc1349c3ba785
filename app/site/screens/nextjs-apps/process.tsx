import type { SectionContent } from '#domain/content/sections.ts';

/** The steps of the process, drawn as laps of a stopwatch. */
export function NextProcess({ process }: { process: SectionContent<'nextjs-apps'>['process'] }) {
  const { steps } = process;
  return (
    <section id="process" className="page pb-[clamp(3.5rem,8vw,7rem)]">
      <h2 className="text-title">{process.title}</h2>
      <ol className="relative mt-10 grid gap-x-8 gap-y-9 before:absolute before:inset-x-0 before:top-16 before:border-t-4 before:border-dotted before:border-control max-lg:before:hidden lg:grid-cols-4">
        {steps.map(({ title, description }, index) => (
          <li
            key={title}
            className="grid grid-cols-[6rem_1fr] items-center gap-5 lg:grid-cols-1 lg:content-start"
          >
            <Stopwatch turn={(index + 1) / steps.length} />
            <div>
              <h3 className="text-[1.4em]">{title}</h3>
              <p className="mt-2 text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Stopwatch({ turn }: { turn: number }) {
  return (
    <svg viewBox="0 0 120 130" className="relative w-24 lg:w-32" aria-hidden="true">
      <path d="M50 0h20v14H50zM94 22l10 10-8 8-10-10z" className="fill-brass-2" />
      <circle cx="60" cy="70" r="56" className="fill-frame-2" />
      <circle cx="60" cy="70" r="46" className="fill-window" />
      <circle
        cx="60"
        cy="70"
        r="21"
        fill="none"
        strokeWidth="42"
        pathLength="1"
        strokeDasharray={`${turn} 1`}
        transform="rotate(-90 60 70)"
        className="stroke-awning"
        opacity=".9"
      />
      <path
        d="M60 74V30"
        strokeWidth="5"
        strokeLinecap="round"
        transform={`rotate(${turn * 360} 60 70)`}
        className="stroke-ink"
      />
      <circle cx="60" cy="70" r="6" className="fill-ink" />
    </svg>
  );
}
