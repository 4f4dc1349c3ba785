import { seoTexts } from '#domain/content/section-parts/seo-texts.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import contactEn from '../../../../content/en/contact.json';
import hostingEn from '../../../../content/en/hosting.json';
import contactFr from '../../../../content/fr/contact.json';
import hostingFr from '../../../../content/fr/hosting.json';

const shipped = {
  fr: { hosting: hostingFr as SectionContent<'hosting'>, request: contactFr.form.prefill },
  en: { hosting: hostingEn as SectionContent<'hosting'>, request: contactEn.form.prefill },
};

/** What the loader of the page would say, from the words that came with the application. */
export function shippedHosting(language: Language) {
  const { hosting, request } = shipped[language];
  return { head: { ...seoTexts(hosting), alternates: [], noindex: false }, hosting, request };
}
