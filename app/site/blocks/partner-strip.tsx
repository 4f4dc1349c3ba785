import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { PARTNERS_SHOWN } from '#domain/content/limits.ts';
import { Marquee } from '../../ui/marquee.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useContent } from '../content.tsx';
import type { Story } from '../stories.ts';

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
  const { words, common } = useContent();
  const items = partners.slice(0, PARTNERS_SHOWN).map(({ name, logo, alt, story }) => (
    <li key={name} className="grid w-(--slot) shrink-0 place-items-center py-4">
      {story ? (
        <Link to={story.path} aria-label={`${common.readStory} – ${name}`}>
          <Logo logo={logo} alt={alt || name} />
        </Link>
      ) : (
        <Logo logo={logo} alt={alt || name} />
      )}
    </li>
  ));
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

function Logo({ logo, alt }: Pick<Partner, 'logo' | 'alt'>) {
  return <Picture src={logo} alt={alt} width={180} height={64} className="dark:invert" />;
}
