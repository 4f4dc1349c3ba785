import type { SectionContent } from '#domain/content/sections.ts';

/** The statement, drawn as a painted wall sign. */
export function CiiStatement({ statement }: { statement: SectionContent<'cii'>['statement'] }) {
  return (
    <section
      id="statement"
      className="ghost-sign page-inset band grid items-end gap-x-14 gap-y-8 lg:grid-cols-[1.5fr_1fr]"
    >
      <h2 className="text-[clamp(2.4rem,1.4rem+4.6vw,5.2rem)] leading-[0.98] font-extrabold">
        {statement.title}
      </h2>
      <p className="max-w-[48ch] whitespace-pre-line">{statement.content}</p>
    </section>
  );
}
