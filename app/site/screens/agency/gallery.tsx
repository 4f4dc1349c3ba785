import type { SectionContent } from '#domain/content/sections.ts';
import { shownImage } from '#domain/images/shown-image.ts';
import { Picture } from '../../../ui/picture.tsx';
import { SectionHeading } from '../../blocks/section-heading.tsx';
import { useLightbox } from '../../blocks/use-lightbox.tsx';

/** The gallery, drawn as photographs on a wall. Each image opens full screen, or as a plain image without scripts. */
export function AgencyGallery({ title, subtitle, images }: SectionContent<'agency'>['gallery']) {
  const photos = images.map(({ image: src, alt, title }) => ({ src, alt, title }));
  const { open, lightbox } = useLightbox(photos);
  return (
    <section id="gallery" className="border-y-2 border-line bg-wall-2">
      <div className="page band">
        <SectionHeading title={title} subtitle={subtitle} />
        <ul className="mt-10 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
          {photos.map((photo, index) => (
            <li key={photo.src}>
              <a
                href={photo.src}
                className="shine relative block overflow-hidden border-[6px] border-frame"
                onClick={(event) => open(event, index)}
              >
                <Picture
                  {...shownImage(photo.src)}
                  alt={photo.alt}
                  sizes="(min-width: 1024px) 400px, 50vw"
                  className="aspect-[4/3] w-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {lightbox}
    </section>
  );
}
