import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { StoryLink } from '../../blocks/story-link.tsx';
import { useContent } from '../../content.tsx';
import type { Story } from '../../stories.ts';

interface ExpertisesClosingProps {
  closing: SectionContent<'services'>['closing'];
  story: Story | undefined;
}

/** The call to contact. Beside it, the drawing of an open door. */
export function ExpertisesClosing({ closing, story }: ExpertisesClosingProps) {
  const { language } = useContent();
  return (
    <section id="call" className="page grid items-end gap-x-14 gap-y-8 lg:grid-cols-[1fr_auto]">
      <div className="pb-10 lg:pb-24">
        <h2 className="max-w-[18ch] text-title">{closing.title}</h2>
        <p className="mt-4 mb-8 max-w-[46ch] text-lead text-ink-soft">{closing.description}</p>
        <p className="flex flex-wrap items-center gap-3.5">
          <Link to={pathTo('contact', language)} className="button">
            {closing.contactButton}
          </Link>
          <Link to={pathTo('pricing', language)} className="button button-quiet">
            {closing.pricingButton}
          </Link>
          {story && <StoryLink story={story} />}
        </p>
      </div>
      <OpenDoor />
    </section>
  );
}

function OpenDoor() {
  return (
    <svg viewBox="0 0 440 420" className="w-full max-w-[26rem] max-lg:mx-auto" aria-hidden="true">
      <path d="M150 420V120a90 90 0 0 1 180 0v300z" className="fill-frame" />
      <path d="M166 420V122a74 74 0 0 1 148 0v298z" fill="#ffcf7a" />
      <path d="M166 420h148L430 420H20z" fill="#ffcf7a" />
      <path d="m166 392-146 28h410l-116-28z" fill="#ffcf7a" opacity=".55" />
      <path d="M206 300h90v92h-90z" fill="#7a5230" />
      <path d="M200 290h102v14H200z" fill="#5a3a22" />
      <path d="M232 290a22 22 0 0 1 44 0z" fill="#c9962e" />
      <path d="M250 262h8v8h-8z" fill="#8a5f00" />
      <path d="M240 48v62" stroke="#22313a" strokeWidth="4" />
      <path d="M214 132a26 26 0 0 1 52 0z" fill="#c8401f" />
      <path d="M166 122c0-30 10-52 26-62l-64 20v340h38z" fill="#c8401f" />
      <path d="M138 118c4-12 8-18 18-24v110l-18 4zm0 112 18-4v150l-18 6z" fill="#a52f12" />
      <circle cx="158" cy="244" r="6" fill="#ffdf9a" />
      <path d="M112 420h256v-12H112z" className="fill-frame-2" />
    </svg>
  );
}
