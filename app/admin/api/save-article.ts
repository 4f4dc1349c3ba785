import { isPlainObject } from '#domain/content/schema-parts.ts';
import { isLanguage } from '#domain/languages.ts';
import { RequestError } from '#domain/request-error.ts';
import { parseJson } from '../../http/parse-json.ts';
import { jsonHandler } from './json-handler.ts';
import { readRequestBody, requestSchemas } from './request-schemas.ts';

/** POST: saves an article, sent as a file of its language. */
const calls = jsonHandler(() => ({}), {
  async POST({ services, request, administrator }) {
    const body = await readRequestBody(request, requestSchemas.saveArticle);
    const { language, filename, content, basedOn } = body;
    if (!isLanguage(language)) throw new RequestError(422, `There is no language "${language}".`);
    const article = parseJson(content);
    if (!isPlainObject(article) || !isFileOf(article, filename))
      throw new RequestError(400, 'The file name must be "{id}.json" of the article.');
    const by = { by: administrator.email, ...(basedOn !== undefined && { basedOn }) };
    return { rev: await services.articles.saveEdited(language, article, by) };
  },
});

export { calls as action, calls as loader };

function isFileOf(
  article: Record<string, unknown>,
  filename: string,
): article is Record<string, unknown> & { id: string } {
  return !/[/\\]|\.\./.test(filename) && filename === `${article.id}.json`;
}
