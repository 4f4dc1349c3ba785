import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { Faq } from '../../blocks/faq.tsx';
import { pageLoader } from '../../page-loader.ts';
import { findStory } from '../../stories.ts';
import { ReactBenefits } from './benefits.tsx';
import { ReactClosing } from './closing.tsx';
import { ReactHero } from './hero.tsx';
import { ReactIntroduction } from './introduction.tsx';
import { ReactProcess } from './process.tsx';
import { ReactReferences } from './references.tsx';
import { ReactTechnologies } from './technologies.tsx';

const loadContent = pageLoader('react-development', 'expertise-react');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  const { landing: _, ...main } = content['react-development'];
  const story = await findStory(args, main.caseStudy);
  return { ...page, content: main, details: content['expertise-react'], story };
}

export default function ReactDevelopment() {
  const { content, details, story } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundaries>
      <ReactHero name={content.title} hero={content.hero} button={content.closing.button} />
      <ReactBenefits benefits={content.benefits} />
      <ReactIntroduction introduction={content.introduction} />
      <ReactProcess process={content.process} />
      <ReactTechnologies technologies={details.technologies} />
      <ReactReferences references={details.references} />
      <Faq {...details.faq} />
      <ReactClosing closing={content.closing} story={story} />
    </HydrationBoundaries>
  );
}
