import type { SectionContent } from '#domain/content/sections.ts';

/** The steps of the process, drawn along the cord of a telephone. */
export function MobileProcess({ process }: { process: SectionContent<'mobile-apps'>['process'] }) {
  return (
    <section id="process" className="page pb-[clamp(3.5rem,8vw,7rem)]">
      <h2 className="text-title">{process.title}</h2>
      <div className="mt-8 flex items-end">
        <Receiver />
        <div className="cord mb-1 h-10 grow" />
        <svg viewBox="0 0 60 60" className="w-14 flex-none" aria-hidden="true">
          <rect width="60" height="60" rx="10" className="fill-frame-2" />
          <path d="M0 38h26" stroke="#c8401f" strokeWidth="6" />
          <circle cx="34" cy="34" r="13" fill="#8fa7a3" />
        </svg>
      </div>
      <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {process.steps.map(({ title, description }, index) => (
          <li key={title}>
            <h3 className="text-[1.4em]">
              <span className="text-awning-text">{index + 1}.</span> {title}
            </h3>
            <p className="mt-2 text-ink-soft">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Receiver() {
  return (
    <svg viewBox="0 0 190 110" className="w-36 flex-none sm:w-48" aria-hidden="true">
      <path
        d="M20 70C10 20 60 6 95 6s85 14 75 64l-4 10c-12 6-30 6-40 0l-4-26c-16-6-38-6-54 0l-4 26c-10 6-28 6-40 0z"
        fill="#c8401f"
      />
      <path
        d="M16 76c14 8 36 8 50 0v18c-14 8-36 8-50 0zm108 0c14 8 36 8 50 0v18c-14 8-36 8-50 0z"
        className="fill-frame-2"
      />
      <path d="M40 34c20-18 60-18 76-14" fill="none" stroke="#f2a38a" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
