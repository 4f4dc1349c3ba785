import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { pageLoader } from '../../page-loader.ts';
import { LandingClosing } from './closing.tsx';
import { LandingFigures } from './figures.tsx';
import { LandingHero } from './hero.tsx';
import { LandingPosters } from './posters.tsx';
import { LandingSteps } from './steps.tsx';

const sections = pageLoader('react-development');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await sections(args);
  return { ...page, landing: content['react-development'].landing };
}

export default function ReactApps() {
  const { landing } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundaries>
      <LandingHero hero={landing.hero} />
      <LandingFigures stats={landing.stats} />
      <LandingPosters benefits={landing.benefits} />
      <LandingSteps process={landing.process} />
      <LandingClosing closing={landing.closing} />
    </HydrationBoundaries>
  );
}
