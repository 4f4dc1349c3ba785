import { isSection, sectionSchemas } from '#domain/content/sections.ts';
import { describeSchema } from '#domain/editing/describe.ts';
import { isLanguage } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import type { PublicServices } from '#server/public-services.ts';
import type { Services } from '#server/services.ts';
import { jsonHandler } from './json-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

type Method = (site: Site, ...args: string[]) => Promise<unknown>;
type Site = PublicServices & Pick<Services, 'mailAddresses'>;

const methods: Record<string, Method> = {
  async section({ content }, name = '', language) {
    if (!isSection(name)) throw unknown();
    return {
      content: await content.section(name, languageNamed(language)),
      shape: describeSchema(sectionSchemas[name]),
    };
  },
  'articles.published': ({ articles }, language) => articles.published(languageNamed(language)),
  'articles.publishedBySlug': ({ articles }, language, slug = '') =>
    articles.publishedBySlug(languageNamed(language), slug),
  'articles.renamed': ({ articles }, language, slug = '') => articles.renamed(languageNamed(language), slug),
  'articles.search': ({ articles }, language, text = '') => articles.search(languageNamed(language), text),
  'caseStudies.published': ({ caseStudies }, language) => caseStudies.published(languageNamed(language)),
  'caseStudies.publishedBySlug': ({ caseStudies }, language, slug = '') =>
    caseStudies.publishedBySlug(languageNamed(language), slug),
  'caseStudies.renamed': ({ caseStudies }, language, slug = '') =>
    caseStudies.renamed(languageNamed(language), slug),
  'appointments.offered': ({ appointments }) => appointments.offered(),
  richText: ({ richText }, source = '') => richText(source),
  mailAddresses: async ({ mailAddresses }) => mailAddresses,
};

/** POST: what a public page asks of the services, from the site as it is written. Nothing is stored. */
const handler = jsonHandler(() => ({}), {
  async POST({ services, request }) {
    const { queries } = await readRequestBody(request, requestSchemas.writtenSite);
    const { mailAddresses } = services;
    const site = { ...(await services.servicesFor({ kind: 'working' }, services)), mailAddresses };
    const results = queries.map(async ({ method, args }) => {
      const found = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (!found) throw unknown();
      return { result: await found(site, ...args) };
    });
    return { results: await Promise.all(results) };
  },
});

function languageNamed(language: string | undefined) {
  if (!isLanguage(language)) throw unknown();
  return language;
}

const unknown = () => new RequestError(404, 'The site has no such thing.');

export { handler as action, handler as loader };
