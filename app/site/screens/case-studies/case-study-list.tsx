import { useEffect, useRef, useState } from 'react';
import type { CaseStudySummary } from '#domain/case-studies/case-study-list.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { CaseStudyCard } from './case-study-card.tsx';

interface CaseStudyListProps {
  content: SectionContent<'studycases'>;
  studies: CaseStudySummary[];
}

/** The case studies that match the filter; drawn as houses of a street, one row in front of the other. */
export function CaseStudyList({ content, studies }: CaseStudyListProps) {
  return (
    <ol id="case-studies" className="street">
      {studies.map((study, index) => (
        <Reveal key={study.slug}>
          <CaseStudyCard study={study} content={content} eager={index === 0} />
        </Reveal>
      ))}
    </ol>
  );
}

/** Rises when it is first scrolled into view, and stays. Whatever is in view when scripts start stays as it is. */
function Reveal({ children }: { children: React.ReactNode }) {
  const element = useRef<HTMLLIElement>(null);
  const hydrated = useHydrated();
  const [revealed, setRevealed] = useState(!hydrated);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      setRevealed(entry?.isIntersecting === true);
      if (entry?.isIntersecting) observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return (
    <li ref={element} data-revealed={revealed} className="house group">
      {children}
    </li>
  );
}
