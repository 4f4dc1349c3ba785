import type { Article } from '#domain/articles/article.schema.ts';
import { type ArticleForm, articleFromForm, formFromArticle } from '#domain/articles/article-form.ts';
import type { Language } from '#domain/languages.ts';
import type { DraftApi, SaveResult } from '../../editing/draft-api.ts';
import { type Forms, readSaveResponse, workingCopyApi } from '../../editing/working-copy-api.ts';
import { apiFetch } from '../../http/api-fetch.ts';
import type { ProblemMessage } from '../../problem-words.ts';
import { words } from './words.ts';

const placeOf = (language: Language, id: string) => `articles/${language}/${encodeURIComponent(id)}` as const;

/** An article as it is written, with its text as HTML. */
export async function loadArticle(language: Language, id: string): Promise<Article | undefined> {
  const response = await apiFetch(`/api/working-copies/${placeOf(language, id)}`);
  const body = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return body?.content;
}

interface ArticleApi extends DraftApi {
  /** Its id, once it is fixed: from then on another title gives it no other. */
  fixedId(): string | undefined;
  /** Its id, once the server has it. */
  keptId(): string | undefined;
}

/** Keeps and publishes the form of an article. The id of a new article is the one that it had when it was first sent. */
export function articleApi(language: Language, openedId?: string): ArticleApi {
  let id = openedId;
  let keptId = openedId;
  const named = {
    ...articleForms,
    sent: (content: unknown) => articleFromForm({ ...(content as ArticleForm), id: id ?? '' }),
  };
  const api = () => workingCopyApi(placeOf(language, id ?? ''), named);
  /** Fixes the id while it is sent, for good once it is kept. Refused, the article has none yet. */
  const withId = async (content: unknown, send: (id: string) => Promise<SaveResult>) => {
    id ??= (content as ArticleForm).id;
    const result = await send(id);
    if (result.kind === 'saved') keptId = id;
    else if (result.kind === 'refused') id = keptId;
    return result;
  };
  return {
    fixedId: () => id,
    keptId: () => keptId,
    save: (content, basedOn) => withId(content, () => api().save(content, basedOn)),
    publish: (content, basedOn) =>
      withId(content, (sent) =>
        publishArticle({ language, id: sent, article: named.sent(content), basedOn }),
      ),
    discard: (basedOn) => api().discard(basedOn),
    takeOut: () => api().takeOut(),
  };
}

/** What the editor writes in, made from an article and back. */
export const articleForms: Forms = {
  sent: (content) => articleFromForm(content as ArticleForm),
  written: (article) => formFromArticle(article as Article),
  problems: (problems) => withoutSlugOfTitle(problems).map(underFormName),
  nameTaken: { path: 'slug', message: words.slugTaken },
};

interface ArticlePublication {
  language: Language;
  id: string;
  article: unknown;
  basedOn: string;
}

async function publishArticle(publication: ArticlePublication): Promise<SaveResult> {
  const { language, id, article, basedOn } = publication;
  const response = await apiFetch('/api/articles/save', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language, filename: `${id}.json`, content: JSON.stringify(article), basedOn }),
  });
  if (!response) return { kind: 'failed' };
  const place = `/api/working-copies/${placeOf(language, id)}`;
  // Only the status tells success; a server that says no version is asked for it.
  const said = await response
    .clone()
    .json()
    .catch(() => undefined);
  const loaded = response.ok && said?.version === undefined ? await apiFetch(place) : undefined;
  return readSaveResponse(loaded ?? response, articleForms, place);
}

const formNames: Record<string, string> = {
  excerpt: 'description',
  publishedAt: 'date',
  status: 'published',
};

/** The slug is made of the title: while that is to be written, only that is told. */
function withoutSlugOfTitle(problems: readonly ProblemMessage[]): ProblemMessage[] {
  const untitled = problems.some(({ path }) => path === 'title');
  return problems.filter(({ path }) => !untitled || path !== 'slug');
}

/** What the schema says is meant for programs: the author reads what to do. */
function underFormName({ path, message }: ProblemMessage): ProblemMessage {
  const name = formNames[path] ?? path;
  return {
    path: name,
    message: path === '' ? message : (words.problems[name] ?? words.problems.other ?? ''),
  };
}
