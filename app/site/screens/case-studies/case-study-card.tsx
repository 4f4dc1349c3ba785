import { Link } from 'react-router';
import type { CaseStudySummary } from '#domain/case-studies/case-study-list.ts';
import { shownTags, websiteOf } from '#domain/case-studies/case-study-parts.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { ShopFront } from '../../blocks/shop-front.tsx';
import { useContent } from '../../content.tsx';

interface CaseStudyCardProps {
  study: CaseStudySummary;
  content: SectionContent<'studycases'>;
  eager: boolean;
}

/** One case study: its image, drawn as a lit window, and what was done. The whole card is the link. */
export function CaseStudyCard({ study, content, eager }: CaseStudyCardProps) {
  const { language, words } = useContent();
  const { title, subtitle, category, client, tags, hero } = study;
  const website = websiteOf(hero);
  return (
    <article className="page relative grid items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-10 lg:grid-cols-12">
      <ShopFront
        sign={client}
        image={hero.image}
        alt={words.preview(client)}
        placeholder={content.placeholder}
        sizes="(min-width: 1024px) 690px, 92vw"
        eager={eager}
        className="lg:col-span-7 lg:group-even:order-2"
      />
      <div className="lg:col-span-5">
        <p className="house-number case-enamel inline-flex items-center gap-3 py-1.5 pr-4 font-semibold">
          {category}
        </p>
        <h2 className="mt-5 text-title">{title}</h2>
        <p className="mt-3 max-w-[40ch] text-lead">{subtitle}</p>
        <Tags tags={tags} />
        <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link
            to={pathTo('caseStudyDetail', language, study.slug)}
            aria-label={`${content.details} – ${title}`}
            className="stretched button"
          >
            {content.details} <Arrow />
          </Link>
          {website && (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              className="relative py-1.5 font-semibold underline underline-offset-4"
            >
              {content.visit} <span className="sr-only">{words.newTab}</span>
            </a>
          )}
        </p>
      </div>
    </article>
  );
}

function Tags({ tags }: { tags: string[] }) {
  const { shown, more } = shownTags(tags);
  if (shown.length === 0) return null;
  return (
    <ul data-tags className="mt-5 flex flex-wrap gap-2 text-[0.88rem] font-semibold">
      {shown.map((tag) => (
        <li key={tag} className="rounded-md bg-window px-3 py-1 dark:bg-frame-2">
          {tag}
        </li>
      ))}
      {more > 0 && <li className="px-1 py-1">+{more}</li>}
    </ul>
  );
}
