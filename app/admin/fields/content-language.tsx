import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#domain/languages.ts';

const ContentLanguageContext = createContext<Language>('fr');

/** The language of what is written in the fields inside, so that the browser spells it rightly. */
export function ContentLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <ContentLanguageContext value={language}>{children}</ContentLanguageContext>;
}

export function useContentLanguage(): Language {
  return useContext(ContentLanguageContext);
}
