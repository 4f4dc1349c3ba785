import { seoFields, steady } from '../fields.ts';

/** The search texts of a page that has words of its own to fall back to, one by one. */
export const builtInSeo = (title: string, description: string, keywords: string) => ({
  seoTitle: steady(seoFields.seoTitle.unwrap(), title).meta({ input: 'seo-title' }),
  seoDescription: steady(seoFields.seoDescription.unwrap(), description).meta({ input: 'seo-description' }),
  seoKeywords: steady(seoFields.seoKeywords.unwrap(), keywords),
});
