import { type LegalText, legalTexts, sectionsOf } from '#domain/content/legal-texts.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { isLanguage } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import { readLegalSections } from '#domain/rich-text/legal-sections.ts';
import { jsonHandler } from './json-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

/** POST: the sections of a legal text as its page would show them, read and cleaned. Nothing is stored. */
const handler = jsonHandler(
  ({ section, language }) => {
    const text = legalTexts.find((name) => name === section);
    if (!text || !isLanguage(language))
      throw new RequestError(404, 'There is no such legal text or language.');
    return { text, language };
  },
  {
    async POST({ services, text, language, request }) {
      const body = await readRequestBody(request, requestSchemas.preview);
      const { content } = await services.content.prepare(text, language, body.content);
      return {
        sections: await readLegalSections(
          sectionsOf(content as SectionContent<LegalText>),
          services.richText,
        ),
      };
    },
  },
);

export { handler as action, handler as loader };
