import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { StoryLink } from '../../blocks/story-link.tsx';
import { useContent } from '../../content.tsx';
import type { Story } from '../../stories.ts';

interface MaintenanceCtaProps {
  cta: SectionContent<'maintenance'>['cta'];
  story: Story | undefined;
}

/** The call to action of the maintenance page, beside a drawing of a key ring. */
export function MaintenanceCta({ cta, story }: MaintenanceCtaProps) {
  const { href } = useContent();
  return (
    <section id="call" className="page band grid items-center gap-x-12 gap-y-8 md:grid-cols-[auto_1fr]">
      <KeyRing />
      <div>
        <h2 className="max-w-[20ch] text-title">{cta.title}</h2>
        <p className="mt-4 mb-7 max-w-[52ch] text-lead text-ink-soft">{cta.description}</p>
        <Link to={href(cta.link)} className="button">
          {cta.button} <Arrow />
        </Link>
        {story && (
          <p className="mt-5">
            <StoryLink story={story} />
          </p>
        )}
      </div>
    </section>
  );
}

function KeyRing() {
  return (
    <svg viewBox="0 0 260 250" className="w-44 md:w-56" aria-hidden="true">
      <circle cx="130" cy="66" r="54" fill="none" className="stroke-control" strokeWidth="9" />
      <g fill="none" strokeWidth="14">
        <g transform="rotate(24 130 100)" stroke="#c9962e">
          <circle cx="130" cy="128" r="24" />
          <path d="M130 152v84m0-8h24m-24-24h18" />
        </g>
        <g transform="rotate(-22 130 100)" stroke="#8a8f95">
          <circle cx="130" cy="128" r="22" />
          <path d="M130 150v74m0-8h22m-22-22h22" />
        </g>
      </g>
      <g transform="rotate(2 130 120)">
        <path d="M106 128h48v76l-24 20-24-20z" fill="#c8401f" />
        <circle cx="130" cy="142" r="7" className="fill-wall" />
        <path d="M118 166h24m-24 14h24" stroke="#fff6ea" strokeWidth="5" />
      </g>
    </svg>
  );
}
