import type { CaseStudy, CaseStudyForm } from '#domain/case-studies/case-study.schema.ts';
import { fromForm, toForm } from '#domain/case-studies/case-study-form.ts';
import { isPlainObject } from '#domain/content/inspect-schema.ts';
import type { FieldShape } from '#domain/editing/shape.ts';
import type { Language } from '#domain/languages.ts';
import { createDraft, type Draft } from '../../editing/draft.ts';
import { entryHistory } from '../../editing/history/entry-history.ts';
import { type Forms, openedDocument, workingCopyApi } from '../../editing/working-copy-api.ts';
import type { OpenedCaseStudy } from './load-case-studies.ts';
import { shapeProblems } from './shape-problems.ts';
import { words } from './words.ts';

/** What form and JSON both write in. A text that holds no study yet, such as half a JSON, is kept as it is. */
type Written = CaseStudyForm | string;

export function caseStudyDraft(language: Language, id: string, opened: OpenedCaseStudy): Draft {
  const forms = formsOf(opened.shape);
  return createDraft({
    key: `${language}/case-studies/${id}`,
    name: 'case-study',
    shape: opened.formShape,
    ...openedDocument(opened.document, opened.formShape, forms),
    isSavable: (content) => studyOf(content) !== undefined,
    api: workingCopyApi(`case-studies/${language}/${encodeURIComponent(id)}`, forms),
    history: entryHistory({
      collection: 'case-studies',
      language,
      id: () => id,
      nothing: {},
      contentOf: ({ entry, source = entry }) => forms.written(source),
    }),
  });
}

const formsOf = (shape: FieldShape): Forms => ({
  sent: studyOf,
  written: (study) => readText(JSON.stringify(study, null, 2), shape),
  problems: (problems) =>
    problems.map((problem) => (problem.path === 'id' ? { ...problem, message: words.sameId } : problem)),
  nameTaken: { path: 'slug', message: words.taken },
});

/** A study as it is stored, in its form. */
export const storedForm = ({ document, shape }: OpenedCaseStudy) => formsOf(shape).written(document.content);

/** What a JSON text is kept as: the form of its study, or the text itself where the form could not show it. */
export function readText(text: string, shape: FieldShape): Written {
  const value = parsed(text);
  const isStudy = value !== undefined && shapeProblems(shape, value).length === 0;
  return isStudy ? toForm(value as CaseStudy) : text;
}

export function textOf(content: unknown): string {
  const written = content as Written;
  return typeof written === 'string' ? written : JSON.stringify(fromForm(written), null, 2);
}

/** The study that a content stands for; undefined for a text that cannot be read. */
export function studyOf(content: unknown): unknown {
  const written = content as Written;
  return typeof written === 'string' ? parsed(written) : fromForm(written);
}

/** Whether the form can show a content. */
export const hasForm = (content: unknown) => typeof content !== 'string';

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
  const study = studyOf(content);
  return isPlainObject(study) && study.published === false;
}

/** Where visitors will find the study; undefined while it is hidden or its text cannot be read. */
export function shownSlug(content: unknown): string | undefined {
  const study = studyOf(content);
  if (!isPlainObject(study) || study.published === false) return undefined;
  return typeof study.slug === 'string' && study.slug !== '' ? study.slug : undefined;
}
