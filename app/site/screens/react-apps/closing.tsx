import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { StoryLink } from '../../blocks/story-link.tsx';
import { useContent } from '../../content.tsx';
import type { Story } from '../../stories.ts';

type Landing = SectionContent<'react-development'>['landing'];

interface ReactAppsClosingProps {
  closing: Landing['closing'];
  story: Story | undefined;
}

/** The call to contact and three short notes, drawn as a notice with strips to tear off. */
export function ReactAppsClosing({ closing, story }: ReactAppsClosingProps) {
  const { language } = useContent();
  return (
    <section id="call" className="hoarding pt-[clamp(3.5rem,8vw,7rem)] pb-[clamp(3.5rem,8vw,7rem)]">
      <div className="mx-auto w-[min(52rem,100%-2.5rem)] drop-shadow-[0_18px_18px_rgb(0_0_0/.45)]">
        <div className="bg-[#fffdf8] px-4 pt-12 pb-10 text-center text-[#1d1b26] sm:px-16">
          <h2 className="text-[clamp(2.2rem,1.4rem+3.4vw,4.2rem)]">{closing.title}</h2>
          <p className="mx-auto mt-5 mb-8 max-w-[44ch] text-lead">{closing.description}</p>
          <Link
            to={pathTo('contact', language)}
            className="button min-h-16 bg-[#c8401f] px-4 text-[1.08em] sm:px-9 sm:text-[1.2em] text-[#fff8f0]"
          >
            {closing.button} <Arrow />
          </Link>
          {story && (
            <p className="mt-6">
              <StoryLink story={story} />
            </p>
          )}
        </div>
        <ul className="grid font-display font-semibold text-[#1d1b26] sm:grid-cols-3">
          {closing.notes.map((note) => (
            <li
              key={note}
              className="origin-top border-t-2 border-dashed border-[#8b7f69] bg-[#fffdf8] px-5 py-5 text-center sm:border-x sm:border-x-[#b9ad97] sm:py-9 sm:last:rotate-3"
            >
              {note}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
