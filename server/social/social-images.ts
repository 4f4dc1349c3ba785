import type { SocialWords } from './draw-social-image.ts';

/** About 70 kB each. */
const KEPT = 100;

type Draw = (words: SocialWords) => Promise<Buffer>;

/** Pictures for shared links, drawn one after the other and kept by their words: a changed title is another picture. */
export function createSocialImages(draw: Draw = drawLate) {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  return (words: SocialWords): Promise<Buffer> => {
    const key = `${words.name}\n${words.title}`;
    const known = kept.get(key);
    kept.delete(key);
    const image = known ?? last.then(() => draw(words));
    last = image.catch(() => kept.delete(key));
    kept.set(key, image);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return image;
  };
}

async function drawLate(words: SocialWords): Promise<Buffer> {
  const { drawSocialImage } = await import('./draw-social-image.ts');
  return drawSocialImage(words);
}
