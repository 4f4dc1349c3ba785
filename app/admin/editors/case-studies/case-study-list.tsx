import { Link, useLocation } from 'react-router';
import type { CaseStudySummary } from '#domain/case-studies/case-study-list.ts';
import type { Language } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { addressOf } from '../../shell/address.ts';
import type { CaseStudiesData } from './load-case-studies.ts';
import { words } from './words.ts';

/** Every case study of the language, hidden ones included. */
export function CaseStudyList({ loaded }: { loaded: CaseStudiesData }) {
  const { id, studies, language } = loaded;
  return (
    <section aria-labelledby="case-studies-title" data-editor="case-studies" className="grid gap-4">
      {id !== '' && (
        <p role="alert" className="notice notice-bad">
          {words.gone}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 id="case-studies-title">{words.title}</h1>
        <p className="text-ink-soft">{words.count(studies.length)}</p>
      </div>
      {studies.length === 0 ? (
        <div className="office-empty">
          <p className="font-semibold">{words.none}</p>
          <p className="text-ink-soft">{words.noneHelp}</p>
        </div>
      ) : (
        <ul className="entry-list">
          {studies.map((study) => (
            <Row key={study.id} study={study} language={language} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ study, language }: { study: CaseStudySummary; language: Language }) {
  const location = useLocation();
  const { id, slug, title, client, year, category, published, featured } = study;
  return (
    <li className="entry-row" data-entry={id}>
      <div className="entry-head">
        <div className="min-w-0">
          <p className="entry-title">{title}</p>
          <p className="entry-facts">
            <span className="entry-state" data-state={published ? 'published' : 'draft'}>
              {published ? words.published : words.hidden}
            </span>
            {featured && <span className="entry-star">★ {words.featured}</span>}
            <span>{client}</span>
            <span>{year}</span>
            <span>{category}</span>
          </p>
        </div>
        <div className="entry-tools">
          {published && (
            <a href={pathTo('caseStudyDetail', language, slug)} className="tool">
              {words.see}
              <span className="sr-only"> : {title}</span>
            </a>
          )}
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
