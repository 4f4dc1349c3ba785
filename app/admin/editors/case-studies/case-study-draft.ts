import type { FieldShape } from '#domain/editing/shape.ts';
import type { Language } from '#domain/languages.ts';
import { apiFetch } from '../../editing/api-fetch.ts';
import { createDraft, type Draft, type DraftState, type Save, type SaveAnswer } from '../../editing/draft.ts';
import { entryHistory } from '../../editing/history/entry-history.ts';
import type { ToldProblem } from '../../problem-words.ts';
import type { OpenedCaseStudy } from './load-case-studies.ts';
import { words } from './words.ts';

/** A case study is written as one text. */
interface Written {
  json: string;
}

const shape: FieldShape = { kind: 'group', fields: { json: { kind: 'long-text', initial: '' } } };

export function caseStudyDraft(language: Language, id: string, opened: OpenedCaseStudy): Draft {
  const { json, rev, savedAt } = opened;
  return createDraft({
    key: `${language}/case-studies/${id}`,
    name: 'case-study',
    shape,
    saved: { content: { json } satisfies Written, rev, ...(savedAt && { at: new Date(savedAt) }) },
    save: saver(language, id),
    history: entryHistory({
      ...{ collection: 'case-studies', language, id, nothing: { json: '' } },
      contentOf: writtenOf,
    }),
  });
}

const writtenOf = ({ entry, source = entry }: { entry: unknown; source?: unknown }): Written => ({
  json: JSON.stringify(source, null, 2),
});

export const jsonOf = (draft: Draft) => (draft.getState().content as Written).json;

/** The value that a JSON text stands for; undefined for any other text. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function saver(language: Language, id: string): Save {
  const place = `${language}/${encodeURIComponent(id)}`;
  return async (content, basedOn) => {
    const answer = await apiFetch(`/api/case-studies/${place}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: parsed((content as Written).json), basedOn }),
    });
    if (!answer) return { kind: 'failed' };
    const body = await answer.json().catch(() => undefined);
    if (answer.ok && body) return { kind: 'saved', rev: body.rev, at: new Date() };
    if (answer.status === 401) return { kind: 'signed-out' };
    if (answer.status === 422) return refused(body?.problems ?? []);
    if (answer.status !== 409) return { kind: 'failed' };
    if (body?.currentRev === undefined) return refused([{ path: 'slug', message: words.taken }]);
    return whatTheySaved(place);
  };
}

const INSIDE = 'json.';

/** Kept below the one field there is, so that they go when somebody writes in it. */
function refused(problems: readonly ToldProblem[]): SaveAnswer {
  return {
    kind: 'refused',
    problems: problems.map(({ path, message }) => ({
      path: INSIDE + path,
      message: inFrench(path, message),
    })),
  };
}

function inFrench(path: string, message: string): string {
  if (message === words.taken) return message;
  if (path === 'id') return words.sameId;
  return /received undefined/.test(message) ? words.missing : words.wrong;
}

/** What the server said against the text, by the fields of the study. */
export function problemsOf({ problems }: DraftState): ToldProblem[] {
  return problems.map(({ path, message }) => ({ path: path.slice(INSIDE.length), message }));
}

async function whatTheySaved(place: string): Promise<SaveAnswer> {
  const answer = await apiFetch(`/api/entries/case-studies/${place}`);
  const body = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!body) return { kind: 'failed' };
  return { kind: 'conflict', content: writtenOf(body), rev: body.rev };
}
