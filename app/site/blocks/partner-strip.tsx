import type { CSSProperties } from 'react';
import { PARTNERS_SHOWN } from '#domain/content/limits.ts';
import { Marquee } from '../../ui/marquee.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useContent } from '../content.tsx';
import type { Story } from '../stories.ts';
import { StoryLink } from './story-link.tsx';

/** The width of one logo, and the seconds of one whole loop. */
export const PARTNER_WIDTH_PX = 220;
export const PARTNER_SPEED_SECONDS = 25;

interface Partner {
  name: string;
  logo: string;
  alt: string;
  story?: Story;
}

/** The logos slide past; one whose client has a case study leads to it, and waits for the pointer. */
export function PartnerStrip({ title, partners }: { title: string; partners: Partner[] }) {
  const { words } = useContent();
  const items = partners.slice(0, PARTNERS_SHOWN).map(({ name, logo, alt, story }) => {
    const picture = <Picture src={logo} alt={alt || name} width={180} height={64} className="dark:invert" />;
    return (
      <li key={name} className="grid w-(--slot) shrink-0 place-items-center py-4">
        {story ? (
          <StoryLink story={story} name={name}>
            {picture}
          </StoryLink>
        ) : (
          picture
        )}
      </li>
    );
  });
  const row = {
    id: 'partners',
    items,
    distance: `${items.length * PARTNER_WIDTH_PX}px`,
    seconds: PARTNER_SPEED_SECONDS,
  };
  return (
    <section
      id="partners"
      className="border-y-2 border-line bg-window/60 py-10"
      style={{ '--slot': `${PARTNER_WIDTH_PX}px` } as CSSProperties}
    >
      <h2 className="page mb-4 text-center font-display text-[1.4em]">{title}</h2>
      <Marquee label={title} rows={[row]} words={words} pauseOnHover />
    </section>
  );
}
