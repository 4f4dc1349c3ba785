import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { pageLoader } from '../../page-loader.ts';
import { findStory } from '../../stories.ts';
import { EcommerceClosing } from './closing.tsx';
import { EcommerceFeatures } from './features.tsx';
import { EcommerceHero } from './hero.tsx';
import { EcommerceIntegrations } from './integrations.tsx';
import { EcommerceSolutions } from './solutions.tsx';

const loadContent = pageLoader('services', 'ecommerce');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  const shop = content.services.woocommerce;
  const story = await findStory(args, shop.caseStudy);
  return { ...page, shop, introduction: content.ecommerce.introduction, story };
}

export default function Ecommerce() {
  const { shop, introduction, story } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundaries>
      <EcommerceHero shop={shop} introduction={introduction} />
      <EcommerceFeatures features={shop.features} />
      <EcommerceSolutions solutions={shop.solutions} />
      <EcommerceIntegrations integrations={shop.integrations} />
      <EcommerceClosing closing={shop.closing} story={story} />
    </HydrationBoundaries>
  );
}
