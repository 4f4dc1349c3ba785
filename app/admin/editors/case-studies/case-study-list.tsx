import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Language } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { useOpenFrameAhead } from '../../page-frame/frame-context.tsx';
import { addressOf } from '../../shell/address.ts';
import type { Banner } from '../entries/entry-banner.tsx';
import { RemoveEntry } from '../entries/remove-entry.tsx';
import { Untranslated } from '../entries/translate-entry.tsx';
import { UnpublishedState } from '../entries/unpublished-state.tsx';
import type { CaseStudiesData } from './load-case-studies.ts';
import { NewCaseStudy } from './new-case-study.tsx';
import { words } from './words.ts';

interface CaseStudyListProps {
  loaded: CaseStudiesData;
  onBanner(banner: Banner): void;
}

/** Every case study of the language, hidden ones included. */
export function CaseStudyList({ loaded, onBanner }: CaseStudyListProps) {
  const { id, studies, language, elsewhere, source } = loaded;
  // Whoever asked to translate one finds it begun.
  const [creating, setCreating] = useState(source !== undefined);
  useOpenFrameAhead();
  return (
    <section aria-labelledby="case-studies-title" data-editor="case-studies" className="grid gap-4">
      {creating && <NewCaseStudy loaded={loaded} onClose={() => setCreating(false)} />}
      {elsewhere && (
        <Untranslated
          elsewhere={elsewhere}
          language={language}
          words={words}
          folder="case-studies"
          newPath="case-studies"
        />
      )}
      {id !== '' && !elsewhere && (
        <p role="alert" className="notice notice-bad">
          {words.gone}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 id="case-studies-title">{words.title}</h1>
        <p className="mr-auto text-ink-soft">{words.count(studies.length)}</p>
        <button type="button" className="button button-small" onClick={() => setCreating(true)}>
          {words.create}
        </button>
      </div>
      {studies.length === 0 ? (
        <div className="admin-empty">
          <p className="font-semibold">{words.none}</p>
          <p className="text-ink-soft">{words.noneHelp}</p>
        </div>
      ) : (
        <ul className="entry-list">
          {studies.map((study) => (
            <Row key={study.id} study={study} language={language} onBanner={onBanner} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  study: CaseStudiesData['studies'][number];
  language: Language;
  onBanner(banner: Banner): void;
}

function Row({ study, language, onBanner }: RowProps) {
  const location = useLocation();
  const { id, publicSlug, title, client, year, category, published, featured } = study;
  const { unpublished, isNew, scheduled } = study;
  return (
    <li className="entry-row" data-entry={id}>
      <div className="entry-head">
        <div className="min-w-0">
          <p className="entry-title">{title}</p>
          <p className="entry-facts">
            {!isNew && (
              <span className="entry-state" data-state={published ? 'published' : 'draft'}>
                {published ? words.published : words.hidden}
              </span>
            )}
            <UnpublishedState unpublished={unpublished} isNew={isNew} scheduled={scheduled} />
            {featured && <span className="entry-star">★ {words.featured}</span>}
            <span>{client}</span>
            <span>{year}</span>
            <span>{category}</span>
          </p>
        </div>
        <div className="entry-tools">
          {publicSlug !== undefined && (
            <a href={pathTo('caseStudyDetail', language, publicSlug)} className="tool">
              {words.see}
              <span className="sr-only"> : {title}</span>
            </a>
          )}
          <RemoveEntry
            entry={{ collection: 'case-studies', language, id, isNew }}
            title={title}
            unpublished={unpublished}
            scheduled={scheduled}
            words={words}
            onBanner={onBanner}
          />
          <Link
            to={addressOf(location, `case-studies/${id}`)}
            aria-label={words.openOne(title)}
            className="tool tool-main"
          >
            {words.open}
          </Link>
        </div>
      </div>
    </li>
  );
}
