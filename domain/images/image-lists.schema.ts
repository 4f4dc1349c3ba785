import { z } from 'zod';

const perLanguage = z.object({ fr: z.string(), en: z.string() });

const galleryImage = z.object({ src: z.string(), alt: perLanguage, title: perLanguage });
const carrouselImage = galleryImage.extend({ description: perLanguage });

/** The photo gallery of the agency page. */
export const galleryImagesSchema = z.object({ images: z.array(galleryImage) });

/** The image carousel at the top of the agency page. */
export const carrouselImagesSchema = z.object({ images: z.array(carrouselImage) });

export type GalleryImages = z.output<typeof galleryImagesSchema>;
export type CarrouselImages = z.output<typeof carrouselImagesSchema>;
