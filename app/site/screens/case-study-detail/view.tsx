import { Link } from 'react-router';
import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { isFilled } from '#domain/case-studies/case-study-parts.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { CaseChallenge } from './challenge.tsx';
import { CaseGallery } from './gallery.tsx';
import { CaseHero } from './hero.tsx';
import { NextCaseStudy } from './next-case-study.tsx';
import { CaseOverview } from './overview.tsx';
import { CaseProcess } from './process.tsx';
import { CaseResults } from './results.tsx';
import { CaseSolution } from './solution.tsx';
import { CaseTechnologies } from './technologies.tsx';

export interface CaseStudyViewProps {
  study: CaseStudy;
  words: SectionContent<'projects'>;
  placeholder: string;
  /** The list entry of the next study, as long as it is there. */
  next?: { client: string; image?: string };
  /** The address of the calculator with the choices of the study. */
  estimate?: string;
}

/** A case study as a visitor sees it; its editor shows the same. */
export function CaseStudyView({ study, words, placeholder, next, estimate }: CaseStudyViewProps) {
  const { overview, challenge, solution, process, technologies, results, gallery, nextProject } = study;
  const { headings } = words;
  return (
    <HydrationBoundaries>
      <CaseHero study={study} words={words} placeholder={placeholder} />
      {isFilled(overview) && <CaseOverview overview={overview} words={words.overview} />}
      {isFilled(challenge) && <CaseChallenge challenge={challenge} heading={headings.challenge} />}
      {isFilled(solution) && <CaseSolution solution={solution} heading={headings.solution} />}
      {isFilled(process) && <CaseProcess process={process} heading={headings.process} />}
      {isFilled(technologies) && (
        <CaseTechnologies technologies={technologies} heading={headings.technologies} />
      )}
      {isFilled(results) && <CaseResults results={results} heading={headings.results} />}
      {isFilled(gallery) && <CaseGallery gallery={gallery} heading={headings.gallery} />}
      {estimate && (
        <p id="estimate" className="page pb-[clamp(3rem,6vw,5rem)] text-center">
          <Link to={estimate} className="button">
            {words.estimate} <Arrow />
          </Link>
        </p>
      )}
      {isFilled(nextProject?.slug) && (
        <NextCaseStudy
          slug={nextProject.slug}
          title={nextProject.title}
          summary={next}
          words={words}
          placeholder={placeholder}
        />
      )}
    </HydrationBoundaries>
  );
}
