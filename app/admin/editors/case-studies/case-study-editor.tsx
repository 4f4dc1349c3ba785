import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { addressOf } from '../../shell/address.ts';
import { CaseStudyPreview } from './case-study-preview.tsx';
import { EditCaseStudy } from './edit-case-study.tsx';
import type { CaseStudiesData, OpenedCaseStudy } from './load-case-studies.ts';
import { words } from './words.ts';

interface CaseStudyEditorProps {
  loaded: CaseStudiesData;
  opened: OpenedCaseStudy;
}

/** One case study: first as its page, then, on demand, as the text it is made from. */
export function CaseStudyEditor({ loaded, opened }: CaseStudyEditorProps) {
  const location = useLocation();
  const [editing, setEditing] = useState(false);
  const summary = loaded.studies.find(({ id }) => id === loaded.id);
  return (
    <>
      <Link to={addressOf(location, 'case-studies')} className="text-link">
        <Arrow back /> {words.back}
      </Link>
      {editing ? (
        <EditCaseStudy loaded={loaded} opened={opened} onDone={() => setEditing(false)} />
      ) : (
        <section aria-labelledby="case-study-title" className="case-study-editor">
          <div className="editor-head">
            <h1 id="case-study-title">{summary?.title}</h1>
            <p className="editor-state">{summary?.published ? words.published : words.hidden}</p>
            {summary?.published && (
              <a href={pathTo('caseStudyDetail', loaded.language, summary.slug)} className="tool">
                {words.see}
              </a>
            )}
            <button type="button" className="button button-small" onClick={() => setEditing(true)}>
              {words.edit}
            </button>
          </div>
          <CaseStudyPreview json={opened.json} loaded={loaded} opened={opened} />
        </section>
      )}
    </>
  );
}
