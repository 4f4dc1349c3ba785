import { useMemo } from 'react';
import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { type Language, otherLanguage } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import type { Draft } from '../../editing/draft.ts';
import { useFramedPage } from '../../page-frame/frame-context.tsx';
import type { WrittenSource } from '../../page-frame/written-source.ts';
import { hasForm, storedForm, studyOf } from './case-study-draft.ts';
import type { CaseStudiesData, OpenedCaseStudy } from './load-case-studies.ts';
import { shapeProblems } from './shape-problems.ts';
import { words } from './words.ts';

/** The page of a study as it is stored, in the place of its fields. */
export function useStudyPage({ language }: CaseStudiesData, opened: OpenedCaseStudy): void {
  const sources = useMemo(() => [studySource(language, opened)], [language, opened]);
  useFramedPage({ sources, path: pagePath(language, opened), alone: true });
}

/**
 * Beside the fields of a study stands its page as it is written, or the page of the same study in the other
 * language, to read while one writes: its texts lead to the same fields.
 */
export function useWrittenStudyPage(
  { language, source }: CaseStudiesData,
  opened: OpenedCaseStudy,
  { draft, readsSource }: { draft: Draft; readsSource: boolean },
): void {
  const read = readsSource ? source : undefined;
  const other = otherLanguage(language);
  const sources = useMemo(
    () => [read ? studySource(other, read) : studySource(language, opened, draft)],
    [read, other, language, opened, draft],
  );
  const path = read ? pagePath(other, read) : pagePath(language, opened);
  useFramedPage({ sources, path, title: read && words.sourceOf[other] });
}

function studySource(language: Language, opened: OpenedCaseStudy, draft?: Draft): WrittenSource {
  const stored = storedForm(opened);
  const content = () => draft?.getState().content ?? stored;
  const { shape, formShape, required } = opened;
  const { id } = opened.document.content as CaseStudy;
  return {
    name: 'case-study',
    content,
    written() {
      const form = content();
      if (!hasForm(form) || shapeProblems(shape, studyOf(form), required).length > 0) return undefined;
      return {
        collection: 'case-studies',
        language,
        at: slugOf(opened),
        editor: `case-studies/${id}`,
        form,
        shape: formShape,
      };
    },
    subscribe: draft?.subscribe ?? (() => () => {}),
  };
}

const pagePath = (language: Language, opened: OpenedCaseStudy) =>
  pathTo('caseStudyDetail', language, slugOf(opened));

/** As it was when it was opened: the page stays where it is while the slug is written. */
const slugOf = ({ document }: OpenedCaseStudy) => (document.content as CaseStudy).slug;
