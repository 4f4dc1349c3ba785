import { Link } from 'react-router';
import type { CaseStudy } from '#domain/case-studies/case-study.schema.ts';
import { websiteOf } from '#domain/case-studies/case-study-parts.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { ShopFront } from '../../blocks/shop-front.tsx';
import { useContent } from '../../content.tsx';

interface CaseHeroProps {
  study: CaseStudy;
  words: SectionContent<'projects'>;
  placeholder: string;
}

/** Title, badges, facts, and the main image drawn as a shop window with the client's name on its sign. */
export function CaseHero({ study, words, placeholder }: CaseHeroProps) {
  const { language, words: fixed } = useContent();
  const { title, subtitle, client, hero } = study;
  return (
    <section id="hero" className="street-sky">
      <div className="page grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-8 pt-6 pb-10 lg:pb-0 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
        <div>
          <Link to={pathTo('caseStudies', language)} className="text-link">
            <Arrow back /> {words.back}
          </Link>
          <Badges study={study} words={words} />
          <h1 className="mt-5 text-[clamp(2.5rem,1.5rem+3.6vw,4.4rem)]">{title}</h1>
          <p className="mt-4 text-[1.2em] font-semibold">{subtitle}</p>
        </div>
        <ShopFront
          sign={client}
          image={hero.image}
          alt={fixed.preview(client)}
          placeholder={placeholder}
          sizes="(min-width: 1024px) 700px, 92vw"
          eager
          className="self-end lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-10"
        />
        <Facts study={study} words={words} />
      </div>
    </section>
  );
}

function Badges({ study, words }: Pick<CaseHeroProps, 'study' | 'words'>) {
  const { category, status, featured } = study;
  return (
    <ul data-badges className="mt-7 flex flex-wrap gap-2.5 text-[0.92rem] font-semibold">
      <li className="case-enamel px-4 py-1.5">{category}</li>
      {status && <li className="rounded-md bg-window px-4 py-1.5 dark:bg-frame-2">{status}</li>}
      {featured && <li className="rounded-md bg-awning px-4 py-1.5 text-on-awning">★ {words.featured}</li>}
    </ul>
  );
}

/** The lines of the window, then description, client, year and the link to the client's website. */
function Facts({ study, words }: Pick<CaseHeroProps, 'study' | 'words'>) {
  const { words: fixed } = useContent();
  const { title, client, year, hero } = study;
  const website = websiteOf(hero);
  return (
    <div className="lg:pb-12">
      {hero.title && hero.title !== title && (
        <p className="mb-2 font-display text-[1.35em] leading-snug font-bold">{hero.title}</p>
      )}
      {hero.subtitle && <p className="mb-3 font-semibold text-brass">{hero.subtitle}</p>}
      {hero.description && <p className="text-lead">{hero.description}</p>}
      <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-t-2 border-rule pt-5">
        <dt className="text-ink-soft">{words.client}</dt>
        <dd className="font-semibold">{client}</dd>
        <dt className="text-ink-soft">{words.year}</dt>
        <dd className="font-semibold">{year}</dd>
      </dl>
      {website && (
        <p className="mt-6">
          <a href={website} target="_blank" rel="noopener noreferrer" className="button">
            {words.visit} <span className="sr-only">{fixed.newTab}</span> <Arrow />
          </a>
        </p>
      )}
    </div>
  );
}
