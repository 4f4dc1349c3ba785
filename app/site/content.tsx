import { createContext, type ReactNode, useContext } from 'react';
import { lookup } from '#domain/content/lookup.ts';
import type { Language } from '#domain/languages.ts';
import { localisedHref } from '#domain/localised-href.ts';
import { words } from '../i18n/words.ts';
import type { SharedWords } from './shared-words.ts';

interface SiteContent {
  language: Language;
  common: SharedWords;
}

const ContentContext = createContext<SiteContent | undefined>(undefined);

/** The words that every page shares, for any part of the site below it. */
export function ContentProvider({ children, ...content }: SiteContent & { children: ReactNode }) {
  return <ContentContext value={content}>{children}</ContentContext>;
}

/** The shared content, the fixed words of the page's language, and managed addresses in that language. */
export function useContent() {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent needs a ContentProvider around it.');
  return {
    ...content,
    words: words[content.language],
    translate: (key: string) => lookup(content, key),
    href: (address: string) => localisedHref(address, content.language),
  };
}
