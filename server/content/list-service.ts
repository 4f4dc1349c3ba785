import type { z } from 'zod';
import { categoriesSchema, defaultCategories } from '#domain/articles/categories.ts';
import { carrouselImagesSchema, galleryImagesSchema } from '#domain/images/image-lists.schema.ts';
import type { Language } from '#domain/languages.ts';
import type { Log } from '#server/log.ts';
import type { ShippedFiles } from './shipped-files.ts';

/** Blog categories and the two image lists. A list that cannot be read is logged and counts as absent. */
export function createListService({ shipped, log }: { shipped: ShippedFiles; log: Log }) {
  async function read<S extends z.ZodType>(name: string, schema: S): Promise<z.output<S> | undefined> {
    try {
      const file = await shipped.read(name);
      return file === undefined ? undefined : schema.parse(file);
    } catch (error) {
      log.warn({ err: error, name }, 'a list cannot be read');
      return undefined;
    }
  }

  return {
    async categories(language: Language) {
      return (await read(`${language}/categories`, categoriesSchema)) ?? { categories: defaultCategories };
    },
    gallery: () => read('gallery-images', galleryImagesSchema),
    carrousel: () => read('carrousel-images', carrouselImagesSchema),
  };
}
