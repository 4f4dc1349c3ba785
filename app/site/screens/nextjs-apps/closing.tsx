import type { SectionContent } from '#domain/content/sections.ts';
import { ExpertiseLinks } from '../../blocks/expertise-links.tsx';
import type { Story } from '../../stories.ts';

interface NextClosingProps {
  closing: SectionContent<'nextjs-apps'>['closing'];
  story: Story | undefined;
}

/** The call to contact, drawn as a notice on a shutter. */
export function NextClosing({ closing, story }: NextClosingProps) {
  return (
    <section id="call" className="shutter border-t-8 border-frame">
      <div className="page band">
        <div className="note mx-auto max-w-[44rem] -rotate-1 px-7 py-9 sm:px-12">
          <h2 className="text-title">{closing.title}</h2>
          <p className="mt-4 mb-7 text-lead">{closing.description}</p>
          <ExpertiseLinks {...closing} story={story} />
        </div>
      </div>
    </section>
  );
}
