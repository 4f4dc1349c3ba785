import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { CaseHeading } from './case-heading.tsx';

interface CaseProcessProps {
  process: NonNullable<CaseStudy['process']>;
  heading: string;
}

/** The steps of the project; drawn along a folding rule on a workbench. */
export function CaseProcess({ process, heading }: CaseProcessProps) {
  const { title, description, steps = [] } = process;
  return (
    <section id="process" className="workbench">
      <div className="page band">
        <CaseHeading heading={heading} title={title} description={description} />
        {steps.length > 0 && (
          <ol className="mt-12 grid lg:auto-cols-fr lg:grid-flow-col">
            {steps.map((step) => (
              <li key={step.title} className="rule-step">
                {step.duration && <p className="rule-time">{step.duration}</p>}
                <h3 className="text-[1.35em]">{step.title}</h3>
                <p className="mt-2 text-ink-soft">{step.description}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
