import { isPlainObject } from '#domain/content/inspect-schema.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import type { Services } from '#server/services.ts';
import { byPattern } from '../../http/by-pattern.ts';
import { parseJson } from '../../http/parse-json.ts';
import { jsonHandler, languageTarget, type MethodHandlers, readRevision } from './json-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

interface EntryTarget {
  entries: Services['articles'] | Services['caseStudies'];
  language: Language;
  id: string;
}

/** Articles and case studies are listed, loaded, deleted and brought back alike. */
function entryHandler(handlers: MethodHandlers<EntryTarget>) {
  return jsonHandler(({ collection, language, id = '' }, { articles, caseStudies }) => {
    const entries =
      collection === 'articles' ? articles : collection === 'case-studies' ? caseStudies : undefined;
    if (!entries || !isLanguage(language))
      throw new RequestError(404, 'There is no such collection or language.');
    return { entries, language, id };
  }, handlers);
}

/** GET: what lists show of every article or case study, drafts included. */
const list = entryHandler({
  GET: async ({ entries, language }) => ({ entries: await entries.listed(language) }),
});

/** GET: an article or a case study with its version, drafts included. DELETE takes it off the site. */
const entry = entryHandler({
  GET: ({ entries, language, id }) => entries.load(language, id),

  async DELETE({ entries, language, id, request, administrator }) {
    const { basedOn } = await readRequestBody(request, requestSchemas.remove);
    return { rev: await entries.remove(language, id, { basedOn, by: administrator.email }) };
  },
});

/** GET: every earlier version of an article or a case study, newest first, with who and when. */
const revisions = entryHandler({
  GET: async ({ entries, language, id }) => {
    const revisions = await entries.revisions(language, id);
    return { revisions: revisions.map(({ body: _, ...revision }) => revision) };
  },
});

/** GET: an article or a case study as it was in an earlier version; 0 is the shipped one. */
const revision = entryHandler({
  GET: ({ entries, language, id, params }) => entries.revision(language, id, readRevision(params)),
});

/** POST: brings an earlier version back as a new one, also of what was deleted. */
const restore = entryHandler({
  async POST({ entries, language, id, request, administrator }) {
    const { rev, basedOn } = await readRequestBody(request, requestSchemas.restoreEntry);
    return { rev: await entries.restore(language, id, rev, { basedOn, by: administrator.email }) };
  },
});

/** POST: saves an article, sent as a file of its language. */
const saveArticle = jsonHandler(() => ({}), {
  async POST({ services, request, administrator }) {
    const body = await readRequestBody(request, requestSchemas.saveArticle);
    const { language, filename, content, basedOn } = body;
    if (!isLanguage(language)) throw new RequestError(422, `There is no language "${language}".`);
    const article = parseJson(content);
    if (!isPlainObject(article) || !isFileOf(article, filename))
      throw new RequestError(400, 'The file name must be "{id}.json" of the article.');
    const by = administrator.email;
    if (typeof basedOn === 'string') {
      const ref = { collection: 'article', language, id: article.id } as const;
      await services.publications.publishContent(ref, article, { basedOn, by });
      const { content: _, withTheirs: __, ...saved } = await services.workingCopies.load(ref);
      return saved;
    }
    return {
      rev: await services.articles.saveEdited(language, article, {
        by,
        ...(basedOn !== undefined && { basedOn }),
      }),
    };
  },
});

function isFileOf(
  article: Record<string, unknown>,
  filename: string,
): article is Record<string, unknown> & { id: string } {
  return !/[/\\]|\.\./.test(filename) && filename === `${article.id}.json`;
}

/** PUT: replaces a case study as a whole. Its id is its address and never changes. */
const saveCaseStudy = jsonHandler(languageTarget, {
  async PUT({ services, language, params: { id }, request, administrator }) {
    const { content, basedOn } = await readRequestBody(request, requestSchemas.save);
    if (isPlainObject(content) && content.id !== undefined && content.id !== id)
      throw new RequestError(422, 'The id of a case study cannot change.', {
        problems: [{ path: 'id', code: 'fixed', expected: id }],
      });
    const by = { basedOn, by: administrator.email };
    return { rev: await services.caseStudies.save(language, content, by) };
  },
});

const handler = byPattern({
  'api/entries/:collection/:language': list,
  'api/entries/:collection/:language/:id': entry,
  'api/entries/:collection/:language/:id/revisions': revisions,
  'api/entries/:collection/:language/:id/revisions/:rev': revision,
  'api/entries/:collection/:language/:id/restore': restore,
  'api/articles/save': saveArticle,
  'api/case-studies/:language/:id': saveCaseStudy,
});

export { handler as action, handler as loader };
