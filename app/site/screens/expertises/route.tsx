import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { pageLoader } from '../../page-loader.ts';
import { findStory } from '../../stories.ts';
import { ExpertisesAdvantages } from './advantages.tsx';
import { ExpertisesClosing } from './closing.tsx';
import { ExpertisesHero } from './hero.tsx';
import { ExpertisesIntroduction } from './introduction.tsx';
import { ExpertisesProcess } from './process.tsx';
import { ExpertisesServices } from './services.tsx';

const loadContent = pageLoader('services');

/** Five pages show this screen: they share all but their opening words. */
export async function loader(args: LoaderFunctionArgs) {
  const { head, pageId, content } = await loadContent(args);
  const { pages, megaMenu: _, woocommerce: __, ...services } = content.services;
  const own = pageId in pages ? pages[pageId as keyof typeof pages] : undefined;
  const { hero, introduction } = own ?? services;
  const story = own && (await findStory(args, own.caseStudy));
  return { head, pageId, services: { ...services, hero, introduction }, story };
}

export default function Expertises() {
  const { pageId, services, story } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundaries>
      <ExpertisesHero hero={services.hero} pageId={pageId} button={services.closing.contactButton} />
      <ExpertisesIntroduction introduction={services.introduction} />
      <ExpertisesServices services={services} />
      <ExpertisesProcess process={services.process} />
      <ExpertisesAdvantages advantages={services.advantages} />
      <ExpertisesClosing closing={services.closing} story={story} />
    </HydrationBoundaries>
  );
}
