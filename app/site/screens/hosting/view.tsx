import type { SectionContent } from '#domain/content/sections.ts';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import type { Story } from '../../stories.ts';
import { HostingCta } from './cta.tsx';
import { HostingFeatures } from './features.tsx';
import { HostingHero } from './hero.tsx';
import { HostingPlans } from './plans.tsx';
import { HostingServices } from './services.tsx';

export interface HostingViewProps {
  hosting: SectionContent<'hosting'>;
  /** The managed text of a request for a plan. */
  request: string;
  story?: Story;
}

/** The hosting page as a visitor sees it; its editor shows the same. */
export function HostingView({ hosting, request, story }: HostingViewProps) {
  return (
    <HydrationBoundaries>
      <HostingHero hero={hosting.hero} plansTitle={hosting.plansTitle} />
      <HostingFeatures features={hosting.features} />
      <HostingPlans hosting={hosting} request={request} />
      <HostingServices hosting={hosting} />
      <HostingCta cta={hosting.cta} story={story} />
    </HydrationBoundaries>
  );
}
