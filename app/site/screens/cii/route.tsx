import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { statsOrDefault } from '#domain/content/section-parts/stats.ts';
import { languageOf } from '#domain/languages.ts';
import { servicesOf } from '../../../http/services.ts';
import { FadeIn } from '../../../ui/fade-in.tsx';
import { PartnerStrip } from '../../blocks/partner-strip.tsx';
import { ScrollingTestimonials } from '../../blocks/scrolling-testimonials.tsx';
import { Stats } from '../../blocks/stats.tsx';
import { Team } from '../../blocks/team.tsx';
import { createPageLoader } from '../../page-loader.ts';
import { findStories, withStories } from '../../stories.ts';
import { CiiClosing } from './closing.tsx';
import { CiiFaq } from './faq.tsx';
import { CiiHero } from './hero.tsx';
import { CiiServices } from './services.tsx';
import { CiiStatement } from './statement.tsx';
import { teamOrFrench } from './team-fallback.ts';

const loadContent = createPageLoader({
  sections: ['cii', 'home', 'testimonials', 'common'],
  questions: ({ cii }) => cii.faq,
});

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  const find = await findStories(args);
  const { belgium: _, ...cii } = content.cii;
  const { title, items } = content.home.stats;
  const services = servicesOf(args);
  const { team, failure } = await teamOrFrench(cii.team, {
    log: services.log,
    readFrench: async () => (await services.content.section('cii', 'fr')).team,
  });
  return {
    ...page,
    cii: { ...cii, team },
    failure,
    stats: { title, items: statsOrDefault(items, languageOf(args.url.pathname)) },
    partners: {
      title: content.common.partners.title,
      partners: withStories(content.common.partners.items, find),
    },
    testimonials: {
      heading: content.testimonials.scrolling,
      items: withStories(content.testimonials.items, find),
    },
  };
}

export default function Cii() {
  const { cii, stats, partners, testimonials, failure } = useLoaderData<typeof loader>();
  useEffect(() => {
    if (failure) console.error(failure);
  }, [failure]);
  return (
    <FadeIn>
      <CiiHero cii={cii} />
      <CiiServices services={cii.services} />
      <Stats {...stats} />
      <PartnerStrip {...partners} />
      <CiiStatement statement={cii.statement} />
      <Team {...cii.team} />
      <ScrollingTestimonials {...testimonials} />
      <CiiFaq faq={cii.faq} />
      <CiiClosing closing={cii.closing} cta={cii.cta} />
    </FadeIn>
  );
}
