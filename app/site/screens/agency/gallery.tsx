import { pictureSources } from '#domain/images/picture-variants.ts';
import { Picture } from '../../../ui/picture.tsx';
import { SectionHeading } from '../../blocks/section-heading.tsx';
import { useLightbox } from '../../blocks/use-lightbox.tsx';
import type { CaptionedImage } from './captioned-images.ts';

interface AgencyGalleryProps {
  heading: { title: string; subtitle: string };
  images: CaptionedImage[];
}

/** The gallery, drawn as photographs on a wall. Each image opens full screen, or as a plain image without scripts. */
export function AgencyGallery({ heading, images }: AgencyGalleryProps) {
  const { open, lightbox } = useLightbox(images);
  return (
    <section id="gallery" className="border-y-2 border-line bg-wall-2">
      <div className="page band">
        <SectionHeading {...heading} />
        <ul className="mt-10 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
          {images.map((image, index) => (
            <li key={image.src}>
              <a
                href={image.src}
                className="shine relative block overflow-hidden border-[6px] border-frame"
                onClick={(event) => open(event, index)}
              >
                <Picture
                  src={image.src}
                  alt={image.alt}
                  sources={pictureSources(image.src)}
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
