import { requiredText, seoFields } from './fields.ts';

/** The search texts of a page that has words of its own to fall back to, one by one. */
export const builtInSeo = (title: string, description: string, keywords: string) => ({
  seoTitle: requiredText(seoFields.seoTitle.unwrap(), title).meta({ input: 'seo-title' }),
  seoDescription: requiredText(seoFields.seoDescription.unwrap(), description).meta({
    input: 'seo-description',
  }),
  seoKeywords: requiredText(seoFields.seoKeywords.unwrap(), keywords),
});
