import type { SectionContent } from '#domain/content/sections.ts';
import { Paragraphs } from '../../blocks/paragraphs.tsx';

export function CiiStatement({ statement }: { statement: SectionContent<'cii'>['statement'] }) {
  return (
    <section id="statement" className="border-y-2 border-line bg-wall-2">
      <div className="page band">
        <h2 className="max-w-[24ch] text-title">{statement.title}</h2>
        <Paragraphs text={statement.content} className="mt-5 max-w-[62ch] text-lead" />
      </div>
    </section>
  );
}
