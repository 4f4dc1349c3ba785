import { z } from 'zod';

/**
 * The building blocks of content schemas. Every field has a built-in value, so that
 * parsing `{}` gives complete content: a section that cannot be read still renders.
 * The built-in words are French. `input` tells the editor how to draw the field.
 */
export const text = (builtIn = '') => z.string().default(builtIn);
export const longText = (builtIn = '') => text(builtIn).meta({ input: 'long-text' });
export const richText = (builtIn = '') => text(builtIn).meta({ input: 'rich-text' });
export const image = (builtIn = '') => text(builtIn).meta({ input: 'image' });
export const link = (builtIn = '') => text(builtIn).meta({ input: 'link' });
/** The id of a case study, chosen from the list of them; empty for none. `referredStudy` finds it. */
export const caseStudy = () => text().meta({ input: 'case-study' });
/** A text that pages compare with other texts, such as a word of a title. */
export const comparedText = (builtIn = '') => text(builtIn).meta({ input: 'compared' });
/** A word of a title, to the letter. */
export const highlight = (builtIn = '') => text(builtIn).meta({ input: 'highlight' });
/** A text that only the server writes. */
export const stamp = () => text().meta({ input: 'stamp' });
export const amount = (builtIn = 0) => z.number().int().min(0).default(builtIn);
export const flag = (builtIn = false) => z.boolean().default(builtIn);

/** A text that must never be blank: one left empty counts as missing, and the built-in words show. */
export const requiredText = (schema: z.ZodString, builtIn: string) =>
  schema.overwrite((value) => (value.trim() === '' ? builtIn : value)).default(builtIn);
export const label = (builtIn: string) => requiredText(z.string(), builtIn);

export const oneOf = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  builtIn: Names[number] = names[0],
) => z.enum(names).default(builtIn);

export const group = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).prefault({} as never);

export const list = <Item extends z.ZodType>(item: Item, builtIn: z.output<Item>[] = []) =>
  z.array(item).default(builtIn as never);

/** An ordered map whose keys belong to the content, such as the sections of the terms. */
export const keyed = <Item extends z.ZodType>(item: Item) =>
  z.record(z.string().regex(/^(?!(?:constructor|prototype)$)[A-Za-z][\w -]*$/), item).default({});

export const SEO_TITLE_MAX = 60;
export const SEO_DESCRIPTION_MAX = 160;

/** What search engines read. Every section has these, and so has each page kept inside a section. */
export const seoFields = {
  seoTitle: z.string().max(SEO_TITLE_MAX).default('').meta({ input: 'seo-title' }),
  seoDescription: z.string().max(SEO_DESCRIPTION_MAX).default('').meta({ input: 'seo-description' }),
  seoKeywords: text(),
};
