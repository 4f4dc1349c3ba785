import { useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { Faq } from '../../blocks/faq.tsx';
import { pageLoader } from '../../page-loader.ts';
import { WordPressClosing } from './closing.tsx';
import { WordPressHero } from './hero.tsx';
import { WordPressKeys } from './keys.tsx';
import { WordPressLetters } from './letters.tsx';
import { WordPressNumbers } from './numbers.tsx';
import { WordPressShopSigns } from './shop-signs.tsx';
import { WordPressTrial } from './trial.tsx';

export const loader = pageLoader('wordpress', 'wordpress-sites');

export default function WordPress() {
  const { wordpress, 'wordpress-sites': details } = useLoaderData<typeof loader>().content;
  return (
    <HydrationBoundaries>
      <WordPressHero name={wordpress.title} hero={wordpress.hero} button={wordpress.closing.button} />
      <WordPressTrial introduction={wordpress.introduction} trial={wordpress.trial} />
      <WordPressKeys benefits={wordpress.benefits} />
      <WordPressNumbers process={wordpress.process} />
      <WordPressLetters technologies={details.technologies} />
      <WordPressShopSigns references={details.references} />
      <Faq {...details.faq} />
      <WordPressClosing closing={wordpress.closing} />
    </HydrationBoundaries>
  );
}
