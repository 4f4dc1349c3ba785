import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { CaseHeading } from './case-heading.tsx';

interface CaseTechnologiesProps {
  technologies: NonNullable<CaseStudy['technologies']>;
  heading: string;
}

/** The technologies of the project; drawn as a tool cabinet, with a drawer for each group and a label for each tool. */
export function CaseTechnologies({ technologies, heading }: CaseTechnologiesProps) {
  const drawers = Object.entries(technologies).filter(([, names]) => names.length > 0);
  return (
    <section id="technologies" className="page band grid gap-10 lg:grid-cols-[0.7fr_1.3fr]">
      <CaseHeading heading={heading} />
      <div className="case-cabinet">
        {drawers.map(([group, names]) => (
          <div key={group} className="case-drawer">
            <h3>{group}</h3>
            <ul>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
