import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { Faq } from '../../blocks/faq.tsx';
import { pageLoader } from '../../page-loader.ts';
import { ReactClosing } from './closing.tsx';
import { ReactDrawers } from './drawers.tsx';
import { ReactHero } from './hero.tsx';
import { ReactIntroduction } from './introduction.tsx';
import { ReactJobSheets } from './job-sheets.tsx';
import { ReactPlanningBoard } from './planning-board.tsx';
import { ReactToolWall } from './tool-wall.tsx';

const sections = pageLoader('react-development', 'expertise-react');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await sections(args);
  const { landing: _, ...trade } = content['react-development'];
  return { ...page, trade, details: content['expertise-react'] };
}

export default function ReactDevelopment() {
  const { trade, details } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundaries>
      <ReactHero name={trade.title} hero={trade.hero} button={trade.closing.button} />
      <ReactDrawers benefits={trade.benefits} />
      <ReactIntroduction introduction={trade.introduction} />
      <ReactPlanningBoard process={trade.process} />
      <ReactToolWall technologies={details.technologies} />
      <ReactJobSheets references={details.references} />
      <Faq {...details.faq} />
      <ReactClosing closing={trade.closing} />
    </HydrationBoundaries>
  );
}
