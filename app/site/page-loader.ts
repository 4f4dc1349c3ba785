import type { LoaderFunctionArgs } from 'react-router';
import type { Section, SectionContent } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import { questionsData, questionsIn } from '#domain/seo/structured-data.ts';
import type { PublicServices } from '#server/public-services.ts';
import { pageRequest } from './page-request.ts';
import { managedTexts } from './seo/managed-texts.ts';
import { pageHead } from './seo/page-head.ts';
import { addStructuredData } from './seo/structured-data.ts';

type ContentOf<S extends Section> = { [Name in S]: SectionContent<Name> };

interface PageParts<S extends Section> {
  sections: readonly S[];
  /** The part of the content that holds the questions which the screen shows. */
  questions: (content: ContentOf<S>) => unknown;
}

/** The loader of a screen that shows managed sections: their content, and the head of the page. */
export function pageLoader<S extends Section>(...sections: S[]) {
  return createPageLoader({ sections, questions: (content) => content });
}

/** The same for a screen that shows only some of the questions of its sections: search engines are told of no others. */
export function createPageLoader<S extends Section>({ sections, questions }: PageParts<S>) {
  return async (args: LoaderFunctionArgs) => {
    const request = pageRequest(args);
    const { services, language, page } = request;
    const [content, head] = await Promise.all([
      readSections(services, language, sections),
      managedTexts(services, page, language).then((texts) => pageHead(request, texts)),
    ]);
    addStructuredData(args, ...questionsData(questionsIn(questions(content))));
    return { head, content, pageId: page.id };
  };
}

async function readSections<S extends Section>(
  services: PublicServices,
  language: Language,
  sections: readonly S[],
) {
  const contents = await Promise.all(sections.map((section) => services.content.section(section, language)));
  return Object.fromEntries(sections.map((section, index) => [section, contents[index]])) as ContentOf<S>;
}
