import type { SectionContent } from '#domain/content/sections.ts';

const STAIRS = ['', 'lg:mt-10', 'lg:mt-20', 'lg:mt-30'];

/** The four steps of the process, drawn as numbered doors. */
export function WordPressProcess({ process }: { process: SectionContent<'wordpress'>['process'] }) {
  return (
    <section id="process" className="page band">
      <h2 className="text-title">{process.title}</h2>
      <ol className="mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {process.steps.map(({ title, description }, index) => (
          <li key={title} className={STAIRS[index % STAIRS.length]}>
            <span className="trade-enamel" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-6 text-[1.5em]">{title}</h3>
            <p className="mt-2 text-ink-soft">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
