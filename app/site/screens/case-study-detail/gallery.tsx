import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { shownImage } from '#domain/images/shown-image.ts';
import { captioned, Picture } from '../../../ui/picture.tsx';
import { useLightbox } from '../../blocks/use-lightbox.tsx';
import { CaseHeading } from './case-heading.tsx';

const FIRST_SIZES = '(min-width: 1280px) 814px, (min-width: 768px) 64vw, 92vw';
const SIZES = '(min-width: 1280px) 392px, (min-width: 768px) 31vw, 92vw';

interface CaseGalleryProps {
  gallery: NonNullable<CaseStudy['gallery']>;
  heading: string;
}

/** The images of the project, framed, the first one larger. Each opens full screen, or as a plain image without scripts. */
export function CaseGallery({ gallery, heading }: CaseGalleryProps) {
  const images = gallery.flatMap(({ image: src, title = '', description }) =>
    src ? [{ src, alt: title, title, description }] : [],
  );
  const { open, lightbox } = useLightbox(images);
  return (
    <section id="gallery" className="page band">
      <CaseHeading heading={heading} />
      <div className="mt-10 grid gap-x-6 gap-y-9 md:grid-cols-3 md:[&>:first-child]:col-span-2 md:[&>:first-child]:row-span-2">
        {images.map((image, index) => (
          <figure key={image.src} {...captioned([image.title, image.description].filter(Boolean).join(' '))}>
            <a
              href={image.src}
              className="shine relative block overflow-hidden border-[7px] border-frame"
              onClick={(event) => open(event, index)}
            >
              <Picture
                {...shownImage(image.src)}
                alt={image.alt}
                sizes={index === 0 ? FIRST_SIZES : SIZES}
                className="aspect-[4/3] w-full object-cover object-top"
              />
            </a>
            <figcaption className="mt-3">
              <strong className="font-display">{image.title}</strong>
              {image.description && <span className="block text-ink-soft">{image.description}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
      {lightbox}
    </section>
  );
}
