import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { Faq } from '../../blocks/faq.tsx';
import { pageLoader } from '../../page-loader.ts';
import { findStory } from '../../stories.ts';
import { NextBenefits } from './benefits.tsx';
import { NextClosing } from './closing.tsx';
import { NextComparison } from './comparison.tsx';
import { NextHero } from './hero.tsx';
import { NextProcess } from './process.tsx';
import { NextReferences } from './references.tsx';
import { NextTechnologies } from './technologies.tsx';

const loadContent = pageLoader('nextjs-apps', 'expertise-nextjs');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  return { ...page, content, story: await findStory(args, content['nextjs-apps'].caseStudy) };
}

export default function NextjsApps() {
  const { content: loaded, story } = useLoaderData<typeof loader>();
  const { 'nextjs-apps': content, 'expertise-nextjs': details } = loaded;
  return (
    <HydrationBoundaries>
      <NextHero
        name={content.title}
        hero={content.hero}
        figures={content.figures}
        button={content.closing.button}
      />
      <NextComparison introduction={content.introduction} comparison={content.comparison} />
      <NextBenefits benefits={content.benefits} />
      <NextProcess process={content.process} />
      <div className="page grid gap-x-14 gap-y-16 lg:grid-cols-[.85fr_1.15fr]">
        <NextTechnologies technologies={details.technologies} />
        <NextReferences references={details.references} />
      </div>
      <Faq {...details.faq} />
      <NextClosing closing={content.closing} story={story} />
    </HydrationBoundaries>
  );
}
