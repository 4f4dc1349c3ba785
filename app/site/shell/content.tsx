import { createContext, type ReactNode, useContext } from 'react';
import { lookup } from '#domain/content/lookup.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';

interface SiteContent {
  language: Language;
  common: SectionContent<'common'>;
}

const ContentContext = createContext<SiteContent | undefined>(undefined);

/** The words that every page shares, for any part of the site below it. */
export function ContentProvider({ children, ...content }: SiteContent & { children: ReactNode }) {
  return <ContentContext value={content}>{children}</ContentContext>;
}

export function useContent(): SiteContent & { translate(key: string): string } {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent needs a ContentProvider around it.');
  return { ...content, translate: (key) => lookup(content, key) };
}
