import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { Faq } from '../../blocks/faq.tsx';
import { pageLoader } from '../../page-loader.ts';
import { findStory } from '../../stories.ts';
import { MobileBenefits } from './benefits.tsx';
import { MobileClosing } from './closing.tsx';
import { MobileHero } from './hero.tsx';
import { MobileProcess } from './process.tsx';
import { MobileReferences } from './references.tsx';
import { MobileTechnologies } from './technologies.tsx';

const loadContent = pageLoader('mobile-apps');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  const shown = content['mobile-apps'];
  return { ...page, content: shown, story: await findStory(args, shown.caseStudy) };
}

export default function MobileApps() {
  const { content, story } = useLoaderData<typeof loader>();
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
      <MobileClosing closing={content.closing} story={story} />
    </HydrationBoundaries>
  );
}
