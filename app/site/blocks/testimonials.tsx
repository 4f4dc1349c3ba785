import { startTransition, useEffect, useState } from 'react';
import { RATING_MAX } from '#domain/content/limits.ts';
import { shuffled } from '#domain/content/lists.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { withFeaturedFirst } from '#domain/content/testimonials.ts';
import { initialOf } from '#domain/images/initials.ts';
import { shownImage } from '#domain/images/shown-image.ts';
import { Dots } from '../../ui/carousel/dots.tsx';
import { PauseButton } from '../../ui/carousel/pause-button.tsx';
import { PreviousNext } from '../../ui/carousel/previous-next.tsx';
import { swipeHandlers } from '../../ui/carousel/swipe.ts';
import { slidesAt, useRotation } from '../../ui/carousel/use-rotation.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { Stars } from '../../ui/stars.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useScriptOnly } from '../../ui/use-script-only.ts';
import { useContent } from '../content.tsx';
import type { Story } from '../stories.ts';
import { SectionHeading } from './section-heading.tsx';
import { StoryLink } from './story-link.tsx';

/** How long each testimonial stays. */
export const TESTIMONIAL_MS = 5000;

type Testimonial = SectionContent<'testimonials'>['items'][number] & { story?: Story };
type TestimonialsContent = Omit<SectionContent<'testimonials'>, 'items'> & { items: Testimonial[] };

/** One client at a time, those à la une first, else in an order that changes with every visit. Without scripts they are all there to scroll. */
export function Testimonials({ testimonials }: { testimonials: TestimonialsContent }) {
  const [items, setItems] = useState(() => withFeaturedFirst(testimonials.items));
  useEffect(() => {
    // Who has begun to scroll may be reading one.
    if (scrollY > 0) return;
    startTransition(() => setItems(withFeaturedFirst(shuffled(testimonials.items, Math.random))));
  }, [testimonials.items]);
  return (
    <section id="testimonials" className="page band">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading title={testimonials.title} subtitle={testimonials.subtitle} />
        <p className="font-semibold text-brass">{testimonials.reviews}</p>
      </div>
      <TestimonialCarousel items={items} />
      <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-2 font-display text-[1.1em] font-bold">
        {Object.entries(testimonials.stats).map(([name, text]) => (
          <li key={name}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** A carousel, which stands still until the page is hydrated. Without scripts it is a grid. */
function TestimonialCarousel({ items }: { items: Testimonial[] }) {
  const { words } = useContent();
  const hydrated = useHydrated();
  const scriptOnly = useScriptOnly();
  const { index, running, playing, show, next, previous, toggle, hold } = useRotation(
    items.length,
    TESTIMONIAL_MS,
  );
  return (
    <section
      aria-roledescription={hydrated ? words.carouselRole : undefined}
      aria-label={words.testimonials}
      className="mt-10"
      {...hold}
    >
      <div className={`mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 ${scriptOnly}`}>
        <PauseButton playing={playing} onToggle={toggle} label={playing ? words.pause : words.play} />
        <PreviousNext words={words} onPrevious={previous} onNext={next} />
        <span className="flex flex-wrap max-sm:-ml-2 max-sm:w-full sm:ml-2">
          <Dots count={items.length} shown={index} onShow={show} label={words.showSlide} />
        </span>
      </div>
      <div
        aria-live={running ? 'off' : 'polite'}
        className="swipes overflow-hidden"
        {...swipeHandlers((by) => (by > 0 ? next() : previous()))}
      >
        <div className="slides noscript:grid noscript:gap-6 noscript:lg:grid-cols-2" style={slidesAt(index)}>
          {items.map((item, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
            <div
              key={item.id}
              role="group"
              aria-roledescription={hydrated ? words.slideRole : undefined}
              aria-label={words.slide(place + 1, items.length)}
              inert={hydrated && place !== index}
              className="w-full shrink-0"
            >
              <TestimonialCard item={item} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function TestimonialCard({ item }: { item: Testimonial }) {
  const { words, common } = useContent();
  return (
    <figure className="note grid gap-x-10 gap-y-3 sm:grid-cols-[auto_1fr] sm:p-10">
      <Portrait
        name={item.name}
        {...shownImage(item.image)}
        sizes="120px"
        initials={initialOf(item.name)}
        className="size-30 rounded-t-full border-4 border-frame object-cover max-sm:mb-2 sm:row-span-3"
      />
      <Stars rating={item.rating} of={RATING_MAX} label={words.rating(item.rating)} />
      <blockquote className="font-display text-[clamp(1.15rem,1rem+1vw,1.6rem)] leading-snug">
        {item.text}
      </blockquote>
      <figcaption className="mt-2 text-ink-soft">
        <strong className="text-ink">{item.name}</strong>, {item.role}
        {item.company && `, ${item.company}`}
        {item.story && (
          <>
            {' · '}
            <StoryLink story={item.story}>{common.readStory}</StoryLink>
          </>
        )}
      </figcaption>
    </figure>
  );
}
