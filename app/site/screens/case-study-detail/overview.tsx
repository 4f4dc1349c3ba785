import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import type { SectionContent } from '#domain/content/sections.ts';

interface CaseOverviewProps {
  overview: CaseStudy['overview'];
  words: SectionContent<'projects'>['overview'];
}

const PARTS = ['challenge', 'solution', 'result'] as const;

/** Challenge, solution and result in short; drawn as a slate on the pavement. */
export function CaseOverview({ overview, words }: CaseOverviewProps) {
  const parts = PARTS.filter((part) => overview[part]);
  return (
    <section id="overview" className="pavement below-window beside-words pt-12 pb-[clamp(3rem,6vw,5rem)]">
      <div className="page relative">
        <div className="slate-board p-7 sm:p-10 lg:p-12">
          <h2 className="text-[1.6em]">{words.title}</h2>
          {overview.description && <p className="mt-2 max-w-[31em] opacity-85">{overview.description}</p>}
          {parts.length > 0 && (
            <dl className="mt-7 grid gap-x-10 gap-y-6 md:grid-cols-3">
              {parts.map((part) => (
                <div key={part} className="border-t-2 border-dashed border-white/35 pt-4">
                  <dt className="font-display font-bold text-[#ffc857]">{words[part]}</dt>
                  <dd className="mt-1.5 text-lead">{overview[part]}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </section>
  );
}
