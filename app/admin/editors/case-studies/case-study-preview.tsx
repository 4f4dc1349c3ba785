import { memo, useDeferredValue, useRef } from 'react';
import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { otherLanguage } from '#domain/languages.ts';
import { ContentProvider } from '../../../site/content.tsx';
import { CaseStudyView } from '../../../site/screens/case-study-detail/view.tsx';
import { PreviewPane } from '../../preview/preview-pane.tsx';
import type { CaseStudiesData, OpenedCaseStudy } from './load-case-studies.ts';
import { shapeProblems } from './shape-problems.ts';
import { words } from './words.ts';

interface CaseStudyPreviewProps {
  /** As it is written, a study or not yet. */
  study: unknown;
  loaded: CaseStudiesData;
  opened: OpenedCaseStudy;
}

/** The page as it will be. While what is written does not hold together, the last that did is shown. */
export function CaseStudyPreview({ study, loaded, opened }: CaseStudyPreviewProps) {
  const shown = useRef<CaseStudy>(undefined);
  const value = useDeferredValue(study);
  if (value !== undefined && shapeProblems(opened.shape, value, opened.required).length === 0)
    shown.current = value as CaseStudy;
  return (
    <PreviewPane title={words.previewOf} language={loaded.language}>
      {shown.current && <Page study={shown.current} loaded={loaded} opened={opened} />}
    </PreviewPane>
  );
}

interface CaseStudySourceProps {
  loaded: CaseStudiesData;
  source: OpenedCaseStudy;
}

/** The page of the same study in the other language, to read while one writes. */
export function CaseStudySource({ loaded, source }: CaseStudySourceProps) {
  const language = otherLanguage(loaded.language);
  const study = source.document.content as CaseStudy;
  return (
    <PreviewPane title={words.sourceOf[language]} language={language}>
      <Page study={study} loaded={{ ...loaded, language, studies: [] }} opened={source} />
    </PreviewPane>
  );
}

interface PageProps {
  study: CaseStudy;
  loaded: CaseStudiesData;
  opened: OpenedCaseStudy;
}

const Page = memo(function Page({ study, loaded, opened }: PageProps) {
  const { common, words: texts, placeholder } = opened.previewContext;
  const next = loaded.studies.find(({ slug }) => slug === study.nextProject?.slug);
  return (
    <ContentProvider language={loaded.language} common={common}>
      <CaseStudyView
        study={study}
        words={texts}
        placeholder={placeholder}
        next={next && { client: next.client, image: next.hero.image }}
      />
    </ContentProvider>
  );
});
