import { createBoundedCache } from '#server/bounded-cache.ts';
import { gate } from '#server/gate/gate.ts';

export interface SocialImage {
  title: string;
  /** Who speaks. */
  name: string;
  /** The address of an image of the page's own. */
  image?: string;
}

/** About 70 kB each. */
const KEPT = 100;

type Draw = (image: SocialImage) => Promise<Buffer>;

/** Images for shared links, drawn one after the other and kept by what they show: a changed title is another image. */
export function createSocialImages(draw: Draw) {
  const kept = createBoundedCache<Promise<Buffer>>({ maxEntries: KEPT });

  return (shown: SocialImage): Promise<Buffer> => {
    const key = JSON.stringify([shown.name, shown.title, shown.image]);
    const known = kept.get(key);
    if (known) return known;
    const image = gate.socialImages.pass(() => draw(shown));
    image.catch(() => kept.delete(key));
    kept.set(key, image);
    return image;
  };
}

/** Reads the image and draws with what is loaded only then. */
export function drawWith(readImage: (address: string) => Promise<Buffer | undefined>): Draw {
  return async ({ image, ...words }) => {
    const { drawSocialImage } = await import('./draw-social-image.ts');
    return drawSocialImage({ ...words, image: image ? await readImage(image) : undefined });
  };
}
