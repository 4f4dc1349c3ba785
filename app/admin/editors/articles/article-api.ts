import type { Article } from '#domain/articles/article.schema.ts';
import { type ArticleForm, articleFromForm, formFromArticle } from '#domain/articles/article-form.ts';
import type { Language } from '#domain/languages.ts';
import { apiFetch } from '../../editing/api-fetch.ts';
import type { Save, SaveAnswer } from '../../editing/draft.ts';
import { words } from './words.ts';

const addressOf = (language: Language, id: string) =>
  `/api/entries/articles/${language}/${encodeURIComponent(id)}`;

interface LoadedArticle {
  /** With its text as HTML. */
  article: Article;
  rev: number;
}

export async function loadArticle(language: Language, id: string): Promise<LoadedArticle | undefined> {
  const answer = await apiFetch(addressOf(language, id));
  const body = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  return body && { article: { ...body.entry, content: body.html }, rev: body.rev };
}

/** Saves the form of an article; what the form does not show comes from the article it was opened on. */
export function articleSaver(language: Language, before?: Article): Save {
  return async (content, basedOn) => {
    const form = content as ArticleForm;
    const answer = await apiFetch('/api/articles/save', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        language,
        filename: `${form.id}.json`,
        content: JSON.stringify(articleFromForm(form, before)),
        basedOn,
      }),
    });
    if (!answer) return { kind: 'failed' };
    const body = await answer.json().catch(() => undefined);
    if (answer.ok) return saved(language, form.id, body?.rev);
    if (answer.status === 401) return { kind: 'signed-out' };
    if (answer.status === 422)
      return { kind: 'refused', problems: (body?.problems ?? []).map(underFormName) };
    if (answer.status !== 409) return { kind: 'failed' };
    return body?.currentRev === undefined ? nameTaken : whatTheySaved(language, form.id);
  };
}

const nameTaken: SaveAnswer = { kind: 'refused', problems: [{ path: 'slug', message: words.slugTaken }] };

/** Only the status tells success; a server that says no version is asked for it. */
async function saved(language: Language, id: string, rev: unknown): Promise<SaveAnswer> {
  if (typeof rev === 'number') return { kind: 'saved', rev, at: new Date() };
  return { kind: 'saved', rev: (await loadArticle(language, id))?.rev ?? 0, at: new Date() };
}

async function whatTheySaved(language: Language, id: string): Promise<SaveAnswer> {
  const theirs = await loadArticle(language, id);
  if (!theirs) return { kind: 'failed' };
  return { kind: 'conflict', content: formFromArticle(theirs.article), rev: theirs.rev };
}

const formNames: Record<string, string> = {
  excerpt: 'description',
  publishedAt: 'date',
  status: 'published',
};

/** What the schema says is meant for programs: the author reads what to do. */
function underFormName({ path }: { path: string }) {
  const name = formNames[path] ?? path;
  return { path: name, message: words.problems[name] ?? words.problems.other ?? '' };
}
