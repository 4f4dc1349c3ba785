import { isSection, type Section } from '#domain/content/sections.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import { Refusal } from '#domain/refusal.ts';
import { type AdminCall, adminCalls } from './admin-call.ts';

interface SectionCall extends AdminCall {
  section: Section;
  language: Language;
}

/** The calls about one section and language, both known names. */
export function sectionCalls(answers: Parameters<typeof adminCalls<SectionCall>>[0]) {
  return adminCalls<SectionCall>(answers, (call) => {
    const { section = '', language } = call.params;
    if (!isSection(section) || !isLanguage(language))
      throw new Refusal(404, 'There is no such section or language.');
    return { ...call, section, language };
  });
}
