import { Link } from 'react-router';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { ShopFront } from '../../blocks/shop-front.tsx';
import { useContent } from '../../content.tsx';

interface NextCaseStudyProps {
  slug: string;
  title?: string;
  /** What its own list entry shows, as long as it is there. */
  summary?: { client: string; image?: string };
  words: SectionContent<'projects'>;
  placeholder: string;
}

/** The link to the next case study, drawn as the next house of the street. */
export function NextCaseStudy({ slug, title = '', summary, words, placeholder }: NextCaseStudyProps) {
  const { language } = useContent();
  return (
    <section id="next" className="street-sky pt-[calc(var(--roof)+5rem)]">
      <div className="house pb-[clamp(4rem,8vw,7rem)]">
        <div className="page relative grid items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-9 md:grid-cols-2">
          <div>
            <h2 className="case-enamel inline-block px-4 py-1.5 font-sans text-[0.95rem] font-semibold tracking-normal">
              {words.headings.nextProject}
            </h2>
            <p className="mt-5 font-display text-title leading-[1.05] font-bold tracking-tight">{title}</p>
            <p className="mt-7">
              <Link
                to={pathTo('caseStudyDetail', language, slug)}
                aria-label={`${words.next} – ${title}`}
                className="stretched button"
              >
                {words.next} <Arrow />
              </Link>
            </p>
          </div>
          <ShopFront
            sign={summary?.client ?? title}
            image={summary?.image}
            alt=""
            placeholder={placeholder}
            sizes="(min-width: 768px) 580px, 92vw"
          />
        </div>
      </div>
    </section>
  );
}
