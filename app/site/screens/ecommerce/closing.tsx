import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { StoryLink } from '../../blocks/story-link.tsx';
import { useContent } from '../../content.tsx';
import type { Story } from '../../stories.ts';

interface EcommerceClosingProps {
  closing: SectionContent<'services'>['woocommerce']['closing'];
  story: Story | undefined;
}

/** The call to contact, drawn as a slate board. */
export function EcommerceClosing({ closing, story }: EcommerceClosingProps) {
  const { language } = useContent();
  return (
    <section id="call" className="page pt-[clamp(3.5rem,8vw,7rem)]">
      <div className="slate-board relative z-10 mx-auto max-w-[40rem] px-8 py-12 text-center sm:px-14">
        <h2 className="text-title">{closing.title}</h2>
        <p className="mt-4 mb-8 text-lead">{closing.description}</p>
        <Link to={pathTo('contact', language)} className="button">
          {closing.button} <Arrow />
        </Link>
        {story && (
          <p className="mt-6">
            <StoryLink story={story} />
          </p>
        )}
      </div>
      <svg viewBox="0 0 640 70" className="mx-auto -mt-4 block w-full max-w-[44rem]" aria-hidden="true">
        <path d="M60 0 36 70M580 0l24 70" className="stroke-wood" strokeWidth="20" />
        <path d="M110 0 96 46m434-46 14 46" className="stroke-wood-2" strokeWidth="16" />
      </svg>
    </section>
  );
}
