export interface SocialImage {
  title: string;
  /** Who speaks. */
  name: string;
  /** The address of a picture of the page's own. */
  picture?: string;
}

/** About 70 kB each. */
const KEPT = 100;

type Draw = (image: SocialImage) => Promise<Buffer>;

/** Pictures for shared links, drawn one after the other and kept by what they show: a changed title is another picture. */
export function createSocialImages(draw: Draw) {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  return (shown: SocialImage): Promise<Buffer> => {
    const key = JSON.stringify([shown.name, shown.title, shown.picture]);
    const known = kept.get(key);
    kept.delete(key);
    const image = known ?? last.then(() => draw(shown));
    last = image.catch(() => kept.delete(key));
    kept.set(key, image);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return image;
  };
}

/** Reads the picture and draws with what is loaded only then. */
export function drawWith(readPicture: (address: string) => Promise<Buffer | undefined>): Draw {
  return async ({ picture, ...words }) => {
    const { drawSocialImage } = await import('./draw-social-image.ts');
    return drawSocialImage({ ...words, picture: picture ? await readPicture(picture) : undefined });
  };
}
