import { isLanguage, type Language } from '../languages.ts';
import { isIndexable, type Page, type PageId, pageById, pageList } from '../pages.ts';

export interface ChangedPage {
  page: Page;
  language: Language;
  /** For the page of one entry: which one, by its id. */
  id?: string;
}

/** The page of an entry, and the list that shows it too. */
const entryPages: Record<string, { entry: PageId; list: PageId }> = {
  article: { entry: 'article', list: 'blog' },
  'case-study': { entry: 'caseStudyDetail', list: 'caseStudies' },
};

/** The pages that search engines should read again after a document changed, told by its key (`section/fr/home`). */
export function changedPages(key: string): ChangedPage[] {
  const [collection = '', language, id = ''] = key.split('/');
  if (!isLanguage(language)) return [];
  const pages = entryPages[collection];
  if (pages)
    return [
      { page: pageById(pages.entry), language, id },
      { page: pageById(pages.list), language },
    ];
  if (collection !== 'section') return [];
  return pageList
    .filter((page) => isIndexable(page) && !page[language].includes('{slug}'))
    .filter((page) => page.seo.split('.')[0] === id && !(page.frenchOnly && language === 'en'))
    .map((page) => ({ page, language }));
}
