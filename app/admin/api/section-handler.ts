import { isSection, type Section } from '#domain/content/sections.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import { type Answers, jsonHandler } from './json-handler.ts';

interface SectionTarget {
  section: Section;
  language: Language;
}

/** The calls about one section and language. */
export function sectionHandler(answers: Answers<SectionTarget>) {
  return jsonHandler(({ section = '', language }) => {
    if (!isSection(section) || !isLanguage(language))
      throw new RequestError(404, 'There is no such section or language.');
    return { section, language };
  }, answers);
}
