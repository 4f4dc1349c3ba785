import { seoFields } from '../fields.ts';

/** The search texts of a page that has words of its own to fall back to, one by one. */
export const builtInSeo = (title: string, description: string, keywords: string) => ({
  seoTitle: seoFields.seoTitle.unwrap().default(title).meta({ input: 'seo-title' }),
  seoDescription: seoFields.seoDescription.unwrap().default(description).meta({ input: 'seo-description' }),
  seoKeywords: seoFields.seoKeywords.unwrap().default(keywords),
});
