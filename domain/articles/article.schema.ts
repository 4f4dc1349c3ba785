import { z } from 'zod';
import {
  amount,
  comparedText,
  flag,
  image,
  link,
  list,
  longText,
  oneOf,
  richText,
  stamp,
  text,
} from '../content/section-parts/fields.ts';
import { languages } from '../languages.ts';
import { DEFAULT_READ_MINUTES } from './read-time.ts';

export const DEFAULT_STATUS = 'published';

export const articleSchema = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(1),
  subtitle: text(),
  excerpt: longText(),
  /** Markdown in the shipped articles, HTML in those saved by the editor. */
  content: richText(),
  category: text(),
  tags: list(z.string()),
  featured: flag(),
  status: oneOf(['published', 'draft'], DEFAULT_STATUS),
  publishedAt: text(),
  updatedAt: stamp(),
  language: oneOf(languages),
  /** The id of the same article in the other language. */
  translation: comparedText(),
  /** The page of the site that it leads to at its end; empty for none. */
  page: link(),
  image: image(),
  imageAlt: text(),
  author: text('Atelier Vitrine'),
  readTime: amount(DEFAULT_READ_MINUTES),
  seoTitle: text(),
  seoDescription: text(),
  seoKeywords: text(),
});

export type Article = z.output<typeof articleSchema>;
