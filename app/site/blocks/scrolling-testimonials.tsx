import type { CSSProperties } from 'react';
import { splitInHalf } from '#domain/content/lists.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { initialOf } from '#domain/images/initials.ts';
import { shownImage } from '#domain/images/shown-image.ts';
import { Marquee } from '../../ui/marquee.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { useContent } from '../content.tsx';
import type { Story } from '../stories.ts';
import { SectionHeading } from './section-heading.tsx';
import { StoryLink } from './story-link.tsx';

/** How the two rows move: without a stop, one slide every 15 s, the second row the other way. */
export const SCROLLING_ROWS = { delayMs: 1, speedMs: 15_000, loop: true, freeMode: true } as const;
export const SLIDE_WIDTH_UNITS = 80;
const SLIDE_WIDTH_REM = SLIDE_WIDTH_UNITS * 0.25;
export const SMALL_SCREEN_PX = 640;
export const SLIDE_SPACING_PX = { small: 50, large: 180 } as const;

/** A step from one to the other at the limit, so that the style sheet needs no script to choose. */
const SPACING = `clamp(${SLIDE_SPACING_PX.small}px, (100vw - ${SMALL_SCREEN_PX - 1}px) * 1000, ${SLIDE_SPACING_PX.large}px)`;

const DEFAULT_TITLE = 'Témoignages';
const DEFAULT_SUBTITLE = 'Chargement...';

type TestimonialsContent = SectionContent<'testimonials'>;
type Testimonial = TestimonialsContent['items'][number] & { story?: Story };

interface ScrollingTestimonialsProps {
  heading: TestimonialsContent['scrolling'];
  items: Testimonial[];
}

export function ScrollingTestimonials({ heading, items }: ScrollingTestimonialsProps) {
  const { words } = useContent();
  const rows = splitInHalf(items)
    .filter((half) => half.length > 0)
    .map((half, index) => ({
      id: `row-${index}`,
      reversed: index === 1,
      distance: `calc(${half.length} * (${SLIDE_WIDTH_REM}rem + var(--slide-gap)))`,
      seconds: (half.length * SCROLLING_ROWS.speedMs) / 1000,
      items: half.map((item) => (
        <li
          key={item.id}
          style={{ width: `${SLIDE_WIDTH_REM}rem`, marginRight: 'var(--slide-gap)' }}
          className="shrink-0 py-3"
        >
          <ScrollingCard item={item} />
        </li>
      )),
    }));
  return (
    <section
      id="scrolling-testimonials"
      className="overflow-hidden py-16"
      style={{ '--slide-gap': SPACING } as CSSProperties}
    >
      <SectionHeading
        title={heading.title || DEFAULT_TITLE}
        subtitle={heading.subtitle || DEFAULT_SUBTITLE}
        className="page mb-8"
      />
      <Marquee label={heading.title || DEFAULT_TITLE} rows={rows} words={words} pauseOnHover />
    </section>
  );
}

/** The name leads to the story of the client, where there is one. */
function ScrollingCard({ item }: { item: Testimonial }) {
  return (
    <figure className="note h-full text-[0.95rem]">
      <blockquote>{item.text}</blockquote>
      <figcaption className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-3">
        <Portrait
          name={item.name}
          {...shownImage(item.image)}
          sizes="48px"
          initials={initialOf(item.name)}
          className="row-span-2 size-12 rounded-full object-cover text-xl"
        />
        {item.story ? (
          <StoryLink story={item.story} name={item.name}>
            {item.name}
          </StoryLink>
        ) : (
          <strong className="self-end">{item.name}</strong>
        )}
        {item.role}
        {item.company && `, ${item.company}`}
      </figcaption>
    </figure>
  );
}
