import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { CaseHeading } from './case-heading.tsx';

interface CaseChallengeProps {
  challenge: NonNullable<CaseStudy['challenge']>;
  heading: string;
}

/** The challenge of the project, drawn as notes pinned to a cork board. */
export function CaseChallenge({ challenge, heading }: CaseChallengeProps) {
  const { title, description, problems = [] } = challenge;
  return (
    <section id="challenge" className="page band grid gap-12 lg:grid-cols-[1fr_1.15fr] lg:items-center">
      <CaseHeading heading={heading} title={title} description={description} />
      {problems.length > 0 && (
        <ul className="cork grid gap-x-6 gap-y-8 p-7 sm:grid-cols-2 sm:p-10">
          {problems.map((problem) => (
            <li key={problem} className="pinned note">
              {problem}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
