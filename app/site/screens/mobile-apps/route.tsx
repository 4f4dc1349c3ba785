import { useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { Faq } from '../../blocks/faq.tsx';
import { pageLoader } from '../../page-loader.ts';
import { MobileBenefits } from './benefits.tsx';
import { MobileClosing } from './closing.tsx';
import { MobileHero } from './hero.tsx';
import { MobileProcess } from './process.tsx';
import { MobileReferences } from './references.tsx';
import { MobileTechnologies } from './technologies.tsx';

export const loader = pageLoader('mobile-apps');

export default function MobileApps() {
  const content = useLoaderData<typeof loader>().content['mobile-apps'];
  return (
    <HydrationBoundaries>
      <MobileHero name={content.title} hero={content.hero} button={content.closing.button} />
      <MobileBenefits introduction={content.introduction} benefits={content.benefits} />
      <MobileProcess process={content.process} />
      <div className="page grid items-center gap-x-16 gap-y-16 lg:grid-cols-[1.1fr_.9fr]">
        <MobileTechnologies technologies={content.technologies} />
        <MobileReferences references={content.references} />
      </div>
      <Faq {...content.faq} />
      <MobileClosing closing={content.closing} />
    </HydrationBoundaries>
  );
}
