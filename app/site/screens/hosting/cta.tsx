import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { StoryLink } from '../../blocks/story-link.tsx';
import { useContent } from '../../content.tsx';
import type { Story } from '../../stories.ts';

interface HostingCtaProps {
  cta: SectionContent<'hosting'>['cta'];
  story: Story | undefined;
}

/** The call to action of the hosting page, beside a drawing of a removal. */
export function HostingCta({ cta, story }: HostingCtaProps) {
  const { href } = useContent();
  return (
    <section id="call" className="page grid items-end gap-x-16 gap-y-6 pt-20 lg:grid-cols-[auto_1fr]">
      <HandTruck />
      <div className="pb-16 lg:pb-24 max-lg:order-first">
        <h2 className="text-title">{cta.title}</h2>
        <p className="mt-4 mb-7 max-w-[46ch] text-lead text-ink-soft">{cta.description}</p>
        <Link to={href(cta.buttonLink)} className="button">
          {cta.buttonText} <Arrow />
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

/** The drawing of boxes on a hand truck. */
function HandTruck() {
  return (
    <svg viewBox="0 0 380 320" className="w-[min(22rem,80vw)]" aria-hidden="true">
      <g transform="rotate(-12 120 290)">
        <path
          d="M92 16h28v274h172"
          className="fill-none stroke-frame-2"
          strokeWidth="12"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M130 176h156v106H130z" fill="#d9a05b" />
        <path d="M130 176h156v22H130z" fill="#c68c45" />
        <path d="M196 176h26v48h-26z" fill="#8a5f00" />
        <path d="M130 84h130v92H130z" fill="#e9b98a" />
        <path d="M186 84h18v92h-18z" fill="#c8401f" />
        <path d="M218 132h30v26h-30z" fill="#fffaf0" />
        <path d="M130 30h88v54h-88z" fill="#d9a05b" />
        <path d="M130 30h88v12h-88z" fill="#c68c45" />
      </g>
      <circle cx="120" cy="292" r="26" className="fill-frame" />
      <circle cx="120" cy="292" r="10" fill="#c9962e" />
    </svg>
  );
}
