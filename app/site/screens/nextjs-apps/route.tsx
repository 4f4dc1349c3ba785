import { useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { Faq } from '../../blocks/faq.tsx';
import { pageLoader } from '../../page-loader.ts';
import { NextClosing } from './closing.tsx';
import { NextDoor } from './door.tsx';
import { NextFilmStrips } from './film-strips.tsx';
import { NextHero } from './hero.tsx';
import { NextLaps } from './laps.tsx';
import { NextPanes } from './panes.tsx';
import { NextTickets } from './tickets.tsx';

export const loader = pageLoader('nextjs-apps', 'expertise-nextjs');

export default function NextjsApps() {
  const { content } = useLoaderData<typeof loader>();
  const { 'nextjs-apps': trade, 'expertise-nextjs': details } = content;
  return (
    <HydrationBoundaries>
      <NextHero name={trade.title} hero={trade.hero} figures={trade.figures} button={trade.closing.button} />
      <NextFilmStrips introduction={trade.introduction} comparison={trade.comparison} />
      <NextPanes benefits={trade.benefits} />
      <NextLaps process={trade.process} />
      <div className="page grid gap-x-14 gap-y-16 lg:grid-cols-[.85fr_1.15fr]">
        <NextDoor technologies={details.technologies} />
        <NextTickets references={details.references} />
      </div>
      <Faq {...details.faq} />
      <NextClosing closing={trade.closing} />
    </HydrationBoundaries>
  );
}
