import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { CaseHeading } from './case-heading.tsx';

interface CaseSolutionProps {
  solution: NonNullable<CaseStudy['solution']>;
  heading: string;
}

/** The solution of the project, drawn as boxes on a shelf. */
export function CaseSolution({ solution, heading }: CaseSolutionProps) {
  const { title, description, features = [] } = solution;
  return (
    <section id="solution" className="page isolate pb-[clamp(3.5rem,8vw,7rem)]">
      <CaseHeading heading={heading} title={title} description={description} />
      {features.length > 0 && (
        <ul className="mt-10 grid gap-y-9 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {features.map((feature) => (
            <li key={feature.title} className="case-parcel">
              <h3 className="text-[1.25em]">{feature.title}</h3>
              <p className="mt-2">{feature.description}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
