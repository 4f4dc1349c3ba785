import { Form } from 'react-router';
import { type CaseStudyFilter, caseStudyFilters } from '#domain/case-studies/case-study-filter.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../../content.tsx';

const windows = {
  fr: (count: number) => `${count} vitrine${count > 1 ? 's' : ''} dans la rue`,
  en: (count: number) => `${count} window${count === 1 ? '' : 's'} in the street`,
};

interface CaseStudiesHeroProps {
  content: SectionContent<'studycases'>;
  filter: CaseStudyFilter;
  count: number;
}

/** Title, number of case studies and the filters, drawn as a street corner with a signpost. */
export function CaseStudiesHero({ content, filter, count }: CaseStudiesHeroProps) {
  const { language } = useContent();
  const { title, subtitle, description } = content.hero;
  return (
    <section id="hero" className="street-sky">
      <div className="page grid items-end gap-x-12 gap-y-10 pt-12 pb-[calc(var(--roof)+2.5rem)] lg:grid-cols-[1fr_auto] lg:pt-16">
        <div>
          <p role="status" className="case-enamel inline-block px-4 py-1.5 text-[0.9rem] font-semibold">
            {windows[language](count)}
          </p>
          <h1 className="mt-5 max-w-[14ch] text-display">{title}</h1>
          <p className="mt-5 text-[1.25em] font-semibold">{subtitle}</p>
          <p className="mt-2 max-w-[52ch] text-lead text-ink-soft">{description}</p>
        </div>
        <Signpost content={content} filter={filter} />
      </div>
    </section>
  );
}

/** A form that asks for the list again: each sign is a button, with scripts and without. */
function Signpost({ content, filter }: Omit<CaseStudiesHeroProps, 'count'>) {
  const { language } = useContent();
  return (
    <Form
      action={pathTo('caseStudies', language)}
      aria-label={content.filtersLabel}
      className="signpost flex flex-wrap gap-2 lg:flex-col lg:gap-2.5 lg:px-10"
    >
      {caseStudyFilters.map((name) => (
        <button key={name} type="submit" name="filter" value={name} aria-pressed={name === filter}>
          {content.filters[name]}
        </button>
      ))}
    </Form>
  );
}
