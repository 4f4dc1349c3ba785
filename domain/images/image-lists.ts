import type { Language } from '../languages.ts';

/** An image of a section with its words in one language. */
export interface WordedImage {
  image: string;
  alt: string;
  title: string;
  description?: string;
}

type Words = Omit<WordedImage, 'image'>;
/** An image as `/data` gives it, with its words in both languages. */
type ListedImage = { src: string } & { [Key in keyof Words]: Record<Language, string> };

/** The entries that show something: one without an image does not, nor does an image that was there before. */
export function shownImages<Entry extends { image: string }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set(['']);
  return entries.filter(({ image }) => !seen.has(image.trim()) && seen.add(image.trim()));
}

/**
 * The two lists of a page as one: in the order of the French one, then what only the English one has. Where
 * a language does not have an image, or has no words for it, the words of the other serve. Undefined when
 * there is no image: the list is absent.
 */
export function inBothLanguages(
  lists: Record<Language, readonly WordedImage[]>,
): { images: ListedImage[] } | undefined {
  const [fr, en] = [shownImages(lists.fr), shownImages(lists.en)];
  const onlyEnglish = en.filter(({ image }) => !fr.some((one) => one.image === image));
  const images = [...fr, ...onlyEnglish].map((entry) => {
    const inFrench = fr.find(({ image }) => image === entry.image) ?? entry;
    const inEnglish = en.find(({ image }) => image === entry.image) ?? entry;
    const words = (key: keyof Words) => {
      const said = { fr: inFrench[key] ?? '', en: inEnglish[key] ?? '' };
      return { fr: said.fr || said.en, en: said.en || said.fr };
    };
    return {
      src: entry.image,
      alt: words('alt'),
      title: words('title'),
      ...(entry.description !== undefined && { description: words('description') }),
    };
  });
  return images.length > 0 ? { images } : undefined;
}
