import type { LoaderFunctionArgs } from 'react-router';
import { valueAt } from '#domain/content/lookup.ts';
import type { Section, SectionContent } from '#domain/content/sections.ts';
import { seoTexts } from '#domain/content/seo-texts.ts';
import type { Language } from '#domain/languages.ts';
import type { Services } from '#server/services.ts';
import { type PageRequest, pageRequest } from './page-request.ts';
import { pageHead } from './seo/page-head.ts';

type ContentOf<S extends Section> = { [Name in S]: SectionContent<Name> };

/** The loader of a screen that shows managed sections: their content, and the head of the page. */
export function pageLoader<S extends Section>(...sections: S[]) {
  return async (args: LoaderFunctionArgs) => {
    const request = pageRequest(args);
    const { services, language, page } = request;
    const [content, head] = await Promise.all([
      readSections(services, language, sections),
      managedHead(request),
    ]);
    return { head, content, pageId: page.id };
  };
}

async function readSections<S extends Section>(
  services: Services,
  language: Language,
  sections: readonly S[],
) {
  const contents = await Promise.all(sections.map((section) => services.content.section(section, language)));
  return Object.fromEntries(sections.map((section, index) => [section, contents[index]])) as ContentOf<S>;
}

async function managedHead(request: PageRequest) {
  const [section, ...block] = request.page.seo.split('.');
  const content = await request.services.content.section(section as Section, request.language);
  return pageHead(request, seoTexts(block.length > 0 ? valueAt(content, block.join('.')) : content));
}
