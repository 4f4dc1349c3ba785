import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { pageLoader } from '../../page-loader.ts';
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
  const { hero, introduction } = pageId in pages ? pages[pageId as keyof typeof pages] : services;
  return { head, pageId, services: { ...services, hero, introduction } };
}

export default function Expertises() {
  const { pageId, services } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundaries>
      <ExpertisesHero hero={services.hero} pageId={pageId} button={services.closing.contactButton} />
      <ExpertisesIntroduction introduction={services.introduction} />
      <ExpertisesServices services={services} />
      <ExpertisesProcess process={services.process} />
      <ExpertisesAdvantages advantages={services.advantages} />
      <ExpertisesClosing closing={services.closing} />
    </HydrationBoundaries>
  );
}
