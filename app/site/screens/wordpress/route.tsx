import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { Faq } from '../../blocks/faq.tsx';
import { pageLoader } from '../../page-loader.ts';
import { findStory } from '../../stories.ts';
import { WordPressBenefits } from './benefits.tsx';
import { WordPressClosing } from './closing.tsx';
import { WordPressHero } from './hero.tsx';
import { WordPressProcess } from './process.tsx';
import { WordPressReferences } from './references.tsx';
import { WordPressTechnologies } from './technologies.tsx';
import { WordPressTrial } from './trial.tsx';

const loadContent = pageLoader('wordpress', 'wordpress-sites');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  return { ...page, content, story: await findStory(args, content.wordpress.caseStudy) };
}

export default function WordPress() {
  const { content, story } = useLoaderData<typeof loader>();
  const { wordpress, 'wordpress-sites': details } = content;
  return (
    <HydrationBoundaries>
      <WordPressHero name={wordpress.title} hero={wordpress.hero} button={wordpress.closing.button} />
      <WordPressTrial introduction={wordpress.introduction} trial={wordpress.trial} />
      <WordPressBenefits benefits={wordpress.benefits} />
      <WordPressProcess process={wordpress.process} />
      <WordPressTechnologies technologies={details.technologies} />
      <WordPressReferences references={details.references} />
      <Faq {...details.faq} />
      <WordPressClosing closing={wordpress.closing} story={story} />
    </HydrationBoundaries>
  );
}
