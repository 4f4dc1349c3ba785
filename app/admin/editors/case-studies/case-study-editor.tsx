import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { otherLanguage } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { editingWords } from '../../editing/words.ts';
import { addressOf } from '../../shell/address.ts';
import { ToolIcon } from '../../shell/tool-icon.tsx';
import type { Banner } from '../entries/entry-banner.tsx';
import { TranslateLink } from '../entries/translate-entry.tsx';
import { EditCaseStudy } from './edit-case-study.tsx';
import { useStudyPage } from './framed-study.ts';
import type { CaseStudiesData, OpenedCaseStudy } from './load-case-studies.ts';
import { words } from './words.ts';

interface CaseStudyEditorProps {
  loaded: CaseStudiesData;
  opened: OpenedCaseStudy;
  onBanner(banner: Banner): void;
}

/** One case study: first as its page, then, on demand, as a form or as the text it is made from. */
export function CaseStudyEditor({ loaded, opened, onBanner }: CaseStudyEditorProps) {
  // A study that was begun a moment ago opens for writing, and so does one that is asked for at a field.
  const hydrated = useHydrated();
  const { state, hash, key } = useLocation();
  const [editing, setEditing] = useState(state?.editing === true && hydrated);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field may be asked for twice
  useEffect(() => {
    if (hash !== '') setEditing(true);
  }, [hash, key]);
  if (editing)
    return (
      <EditCaseStudy loaded={loaded} opened={opened} onBanner={onBanner} onDone={() => setEditing(false)} />
    );
  return <StudyPage loaded={loaded} opened={opened} onEdit={() => setEditing(true)} />;
}

interface StudyPageProps {
  loaded: CaseStudiesData;
  opened: OpenedCaseStudy;
  onEdit(): void;
}

/** What stands above the page of a study that nobody writes in. */
function StudyPage({ loaded, opened, onEdit }: StudyPageProps) {
  const location = useLocation();
  useStudyPage(loaded, opened);
  const { language } = loaded;
  const { title, publicSlug, published, unpublished } =
    loaded.studies.find(({ id }) => id === loaded.id) ?? {};
  return (
    <div className="editor-bar">
      <Link to={addressOf(location, 'case-studies')} className="editor-link">
        <Arrow back /> {words.title}
      </Link>
      <h1>{title}</h1>
      <span className="editor-language">{language.toUpperCase()}</span>
      {!loaded.source && (
        <TranslateLink
          path="case-studies"
          id={loaded.id}
          language={otherLanguage(language)}
          className="editor-link"
        >
          {words.translate}
        </TranslateLink>
      )}
      <div className="editor-tools">
        <p className="save-status">
          {unpublished ? editingWords.unpublished : published ? words.published : words.hidden}
        </p>
        {publicSlug !== undefined && (
          <a
            href={pathTo('caseStudyDetail', language, publicSlug)}
            target="_blank"
            rel="noreferrer"
            className="editor-link"
          >
            {words.see} <ToolIcon name="open" />
          </a>
        )}
        <button type="button" className="button" onClick={onEdit}>
          {words.edit}
        </button>
      </div>
    </div>
  );
}
