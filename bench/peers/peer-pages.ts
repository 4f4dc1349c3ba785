export const ARTICLE_SLUG = 'budget-site-web-2025';

/** The pages that a peer has. Links to any other lead nowhere there, so nothing fetches them ahead. */
export const pages = ['/', '/contact', `/blog/${ARTICLE_SLUG}`];
