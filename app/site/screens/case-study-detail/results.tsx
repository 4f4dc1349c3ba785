import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { isFilled } from '#domain/case-studies/case-study-parts.ts';
import { CaseHeading } from './case-heading.tsx';

type Results = NonNullable<CaseStudy['results']>;

interface CaseResultsProps {
  results: Results;
  heading: string;
}

/** The figures, drawn as brass plaques, and what the client says. */
export function CaseResults({ results, heading }: CaseResultsProps) {
  const { title, description, metrics = [], testimonial } = results;
  return (
    <section id="results" className="pavement">
      <div className="page band relative">
        <CaseHeading heading={heading} title={title} description={description} />
        {metrics.length > 0 && (
          <dl className="mt-10 grid gap-5 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
            {metrics.map((metric) => (
              <div key={metric.label} className="plaque flex flex-col p-7 sm:p-8">
                <dt className="order-2 mt-2 font-display text-[1.15em] font-bold">{metric.label}</dt>
                <dd className="font-display text-[clamp(2.6rem,1.6rem+3vw,4.5rem)] leading-none font-extrabold tracking-tight whitespace-nowrap">
                  {metric.value}
                </dd>
                <dd className="order-3 mt-2 text-pretty">{metric.description}</dd>
              </div>
            ))}
          </dl>
        )}
        {isFilled(testimonial) && <Quote {...testimonial} />}
      </div>
    </section>
  );
}

function Quote({ quote, author, role, company }: NonNullable<Results['testimonial']>) {
  return (
    <figure className="mt-14 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
      <span
        className="open-quote sm:row-span-2 font-display text-[6rem] leading-[0.8] text-awning"
        aria-hidden="true"
      />
      <blockquote className="max-w-[30ch] font-display text-[clamp(1.5rem,1.1rem+1.9vw,2.6rem)] leading-tight font-bold text-balance">
        {quote}
      </blockquote>
      <figcaption className="mt-2 text-ink-soft sm:col-start-2">
        <strong className="text-ink">{author}</strong>
        {[role, company].filter(Boolean).map((words) => `, ${words}`)}
      </figcaption>
    </figure>
  );
}
