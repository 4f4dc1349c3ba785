import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import type { SectionContent } from '#domain/content/sections.ts';
import { shownImage } from '#domain/images/shown-image.ts';
import { Dots } from '../../../ui/carousel/dots.tsx';
import { PauseButton } from '../../../ui/carousel/pause-button.tsx';
import { PreviousNext } from '../../../ui/carousel/previous-next.tsx';
import { swipeHandlers } from '../../../ui/carousel/swipe.ts';
import { slidesAt, useRotation } from '../../../ui/carousel/use-rotation.ts';
import { captioned, Picture } from '../../../ui/picture.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useContent } from '../../content.tsx';

type CarouselImage = SectionContent<'agency'>['carousel']['images'][number];

/** How long each image stays. */
export const CAROUSEL_MS = 6000;

/** The images of the agency, one after the other. Without scripts only the first is shown. */
export function AgencyCarousel({ images }: { images: CarouselImage[] }) {
  const { words } = useContent();
  const hydrated = useHydrated();
  const { index, running, playing, show, next, previous, toggle, hold } = useRotation(
    images.length,
    CAROUSEL_MS,
  );
  const [furthest, setFurthest] = useState(0);
  if (index > furthest) setFurthest(index);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') next();
    if (key === 'ArrowLeft') previous();
  };

  return (
    <section
      id="carousel"
      aria-roledescription={words.carouselRole}
      aria-label={images[index]?.title}
      className="group page pt-4"
      onKeyDown={onKeyDown}
      {...hold}
    >
      <div
        className="swipes relative overflow-hidden rounded-t-[clamp(2rem,8vw,7rem)] border-[8px] border-frame sm:border-[12px]"
        {...swipeHandlers((by) => (by > 0 ? next() : previous()))}
      >
        {hydrated && (
          <div className="absolute bottom-4 left-4 z-10 flex items-center gap-2">
            <PauseButton playing={playing} onToggle={toggle} label={playing ? words.pause : words.play} />
            <span className="flex rounded-full bg-window px-2 py-1">
              <Dots count={images.length} shown={index} onShow={show} label={words.showSlide} />
            </span>
          </div>
        )}
        <div aria-live={running ? 'off' : 'polite'} className="overflow-hidden">
          <div className="slides" style={slidesAt(index)}>
            {images.map((image, place) => (
              <Slide
                key={image.image}
                image={image}
                place={place}
                count={images.length}
                shown={place === index}
                drawn={place === 0 || (hydrated && place <= furthest + 1)}
              />
            ))}
          </div>
        </div>
        {hydrated && (
          <div className="absolute inset-y-0 right-4 left-4 flex items-center justify-between opacity-0 transition-opacity group-hover:opacity-100 group-has-[:focus-visible]:opacity-100 pointer-coarse:opacity-100 [&>*]:z-10">
            <PreviousNext words={words} onPrevious={previous} onNext={next} />
          </div>
        )}
        {hydrated && running && (
          <div data-progress className="absolute inset-x-0 bottom-0 h-1.5 bg-frame">
            <div
              key={index}
              className="progress-fill h-full bg-awning"
              style={{ '--loop': `${CAROUSEL_MS}ms` } as CSSProperties}
            />
          </div>
        )}
      </div>
    </section>
  );
}

interface SlideProps {
  image: CarouselImage;
  place: number;
  count: number;
  shown: boolean;
  /** An image that is not drawn is not fetched either. */
  drawn: boolean;
}

function Slide({ image, place, count, shown, drawn }: SlideProps) {
  const { words } = useContent();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-roledescription={words.slideRole}
      aria-label={words.slide(place + 1, count)}
      aria-hidden={!shown}
      className="relative w-full shrink-0 snap-start"
    >
      <figure {...captioned(`${image.title} ${image.description}`.trim())}>
        <Picture
          {...shownImage(image.image)}
          alt={image.alt}
          sizes="(min-width: 1240px) 1216px, 100vw"
          eager={place === 0}
          className={`aspect-[16/9] w-full object-cover max-sm:aspect-[4/3] ${drawn ? '' : 'hidden'}`}
        />
        <figcaption className="absolute top-4 right-4 left-4 max-w-md rounded-md bg-window/95 px-5 py-3 sm:top-auto sm:right-4 sm:bottom-4 sm:left-auto">
          <p className="font-display font-bold">{image.title}</p>
          <p className="text-[0.92rem] text-ink-soft max-sm:hidden">{image.description}</p>
        </figcaption>
      </figure>
    </div>
  );
}
