import { isPlainObject } from '#domain/content/inspect-schema.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import type { Language } from '#domain/languages.ts';
import { createDraft, type Draft, type DraftState } from '../../editing/draft.ts';
import { entryHistory } from '../../editing/history/entry-history.ts';
import { type Forms, openedDocument, workingCopyApi } from '../../editing/working-copy-api.ts';
import type { ToldProblem } from '../../problem-words.ts';
import type { OpenedCaseStudy } from './load-case-studies.ts';
import { words } from './words.ts';

/** A case study is written as one text. */
interface Written {
  json: string;
}

const shape: FieldShape = { kind: 'group', fields: { json: { kind: 'long-text', initial: '' } } };

export function caseStudyDraft(language: Language, id: string, opened: OpenedCaseStudy): Draft {
  return createDraft({
    key: `${language}/case-studies/${id}`,
    name: 'case-study',
    shape,
    ...openedDocument(opened.document, shape, forms),
    isSavable: (content) => parsed((content as Written).json) !== undefined,
    api: workingCopyApi(`case-studies/${language}/${encodeURIComponent(id)}`, forms),
    history: entryHistory({
      ...{ collection: 'case-studies', language, id: () => id, nothing: { json: '' } },
      contentOf: ({ entry, source = entry }) => forms.written(source),
    }),
  });
}

/** A study is sent as the value that its text stands for. */
const forms: Forms = {
  sent: (content) => parsed((content as Written).json),
  written: (study): Written => ({ json: JSON.stringify(study, null, 2) }),
  problems: (problems) =>
    // Kept below the one field there is, so that they go when somebody writes in it.
    problems.map(({ path, message }) => ({ path: INSIDE + path, message: inFrench(path, message) })),
  nameTaken: { path: 'json.slug', message: words.taken },
};

export const jsonOf = (draft: Draft) => (draft.getState().content as Written).json;

/** The value that a JSON text stands for; undefined for any other text. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Whether visitors are not shown the study that a content stands for. */
export function isHidden(content: unknown): boolean {
  const study = parsed((content as Written).json);
  return isPlainObject(study) && study.published === false;
}

/** Where visitors will find the study; undefined while it is hidden or its text cannot be read. */
export function shownSlug(content: unknown): string | undefined {
  const study = parsed((content as Written).json);
  if (!isPlainObject(study) || study.published === false) return undefined;
  return typeof study.slug === 'string' && study.slug !== '' ? study.slug : undefined;
}

const INSIDE = 'json.';

function inFrench(path: string, message: string): string {
  if (path === 'id') return words.sameId;
  return /received undefined/.test(message) ? words.missing : words.wrong;
}

/** What the server said against the text, by the fields of the study. */
export function problemsOf({ problems }: DraftState): ToldProblem[] {
  return problems.map(({ path, message }) => ({ path: path.slice(INSIDE.length), message }));
}
