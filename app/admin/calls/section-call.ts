import { isSection, type Section } from '#domain/content/sections.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import { type Answers, answerCalls } from './answer-calls.ts';

interface SectionTarget {
  section: Section;
  language: Language;
}

/** The calls about one section and language. */
export function sectionCalls(answers: Answers<SectionTarget>) {
  return answerCalls(({ section = '', language }) => {
    if (!isSection(section) || !isLanguage(language))
      throw new RequestError(404, 'There is no such section or language.');
    return { section, language };
  }, answers);
}
