import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { pageLoader } from '../../page-loader.ts';
import { findStory } from '../../stories.ts';
import { ReactAppsBenefits } from './benefits.tsx';
import { ReactAppsClosing } from './closing.tsx';
import { ReactAppsHero } from './hero.tsx';
import { ReactAppsProcess } from './process.tsx';
import { ReactAppsStats } from './stats.tsx';

const loadContent = pageLoader('react-development');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  const { landing } = content['react-development'];
  return { ...page, landing, story: await findStory(args, landing.caseStudy) };
}

export default function ReactApps() {
  const { landing, story } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundaries>
      <ReactAppsHero hero={landing.hero} />
      <ReactAppsStats stats={landing.stats} note={landing.statsNote} />
      <ReactAppsBenefits benefits={landing.benefits} />
      <ReactAppsProcess process={landing.process} />
      <ReactAppsClosing closing={landing.closing} story={story} />
    </HydrationBoundaries>
  );
}
