import type { Language } from '#domain/languages.ts';
import type { LightboxImage } from '../../blocks/lightbox.tsx';

type PerLanguage = Record<Language, string>;

/** An image with its words in the language of the page. */
export interface CaptionedImage extends LightboxImage {
  description: string;
}

interface StoredImage {
  src: string;
  alt: PerLanguage;
  title: PerLanguage;
  description?: PerLanguage;
}

/** A list in one language; an absent list is an empty one. */
export function captionedImages(images: StoredImage[] | undefined, language: Language): CaptionedImage[] {
  return (images ?? []).map(({ src, alt, title, description }) => ({
    src,
    alt: alt[language],
    title: title[language],
    description: description?.[language] ?? '',
  }));
}
