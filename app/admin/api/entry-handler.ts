import { isLanguage, type Language } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import type { Services } from '#server/services.ts';
import { type Answers, jsonHandler } from './json-handler.ts';

interface EntryTarget {
  entries: Services['articles'] | Services['caseStudies'];
  language: Language;
  id: string;
}

/** The calls about articles and case studies, which are listed, loaded, deleted and brought back alike. */
export function entryHandler(answers: Answers<EntryTarget>) {
  return jsonHandler(({ collection, language, id = '' }, { articles, caseStudies }) => {
    const entries =
      collection === 'articles' ? articles : collection === 'case-studies' ? caseStudies : undefined;
    if (!entries || !isLanguage(language))
      throw new RequestError(404, 'There is no such collection or language.');
    return { entries, language, id };
  }, answers);
}
