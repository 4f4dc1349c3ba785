import type { SectionContent } from '#domain/content/sections.ts';
import { Paragraphs } from '../../blocks/paragraphs.tsx';

type AgencyContent = SectionContent<'agency'>;

/** The story of the agency, and beside it its mission, drawn as a pinned note. */
export function AgencyStory({ story, mission }: Pick<AgencyContent, 'story' | 'mission'>) {
  return (
    <section id="story" className="page band grid gap-12 lg:grid-cols-[1.25fr_.75fr]">
      <div>
        <h2 className="text-title">{story.title}</h2>
        <Paragraphs text={story.content} className="mt-5 max-w-[31em]" />
      </div>
      <div className="note self-center lg:rotate-1 lg:p-9">
        <span
          className="absolute -top-2.5 left-1/2 size-5 rounded-full bg-awning shadow"
          aria-hidden="true"
        />
        <h2 className="text-[1.5em]">{mission.title}</h2>
        <Paragraphs text={mission.content} className="mt-4 text-ink-soft" />
      </div>
    </section>
  );
}
