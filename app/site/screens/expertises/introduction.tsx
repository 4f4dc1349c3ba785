import type { SectionContent } from '#domain/content/sections.ts';
import { Paragraphs } from '../../blocks/paragraphs.tsx';

interface ExpertisesIntroductionProps {
  introduction: SectionContent<'services'>['introduction'];
}

/** The introduction, drawn on a pavement. */
export function ExpertisesIntroduction({ introduction }: ExpertisesIntroductionProps) {
  return (
    <section id="introduction" className="pavement below-window beside-words">
      <div className="page relative grid gap-x-16 gap-y-5 pt-12 pb-16 lg:grid-cols-[.8fr_1.2fr]">
        <h2 className="max-w-[16ch] text-title">{introduction.title}</h2>
        <Paragraphs text={introduction.content} className="max-w-[31em] text-lead" />
      </div>
    </section>
  );
}
