import { useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { Faq } from '../../blocks/faq.tsx';
import { pageLoader } from '../../page-loader.ts';
import { MobileCards } from './cards.tsx';
import { MobileClosing } from './closing.tsx';
import { MobileCord } from './cord.tsx';
import { MobileHero } from './hero.tsx';
import { MobileKeypad } from './keypad.tsx';
import { MobileNotifications } from './notifications.tsx';

export const loader = pageLoader('mobile-apps');

export default function MobileApps() {
  const trade = useLoaderData<typeof loader>().content['mobile-apps'];
  return (
    <HydrationBoundaries>
      <MobileHero name={trade.title} hero={trade.hero} button={trade.closing.button} />
      <MobileNotifications introduction={trade.introduction} benefits={trade.benefits} />
      <MobileCord process={trade.process} />
      <div className="page grid items-center gap-x-16 gap-y-16 lg:grid-cols-[1.1fr_.9fr]">
        <MobileKeypad technologies={trade.technologies} />
        <MobileCards references={trade.references} />
      </div>
      <Faq {...trade.faq} />
      <MobileClosing closing={trade.closing} />
    </HydrationBoundaries>
  );
}
