import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { pageLoader } from '../../page-loader.ts';
import { EcommerceClosing } from './closing.tsx';
import { EcommerceFeatures } from './features.tsx';
import { EcommerceHero } from './hero.tsx';
import { EcommerceIntegrations } from './integrations.tsx';
import { EcommerceSolutions } from './solutions.tsx';

const loadContent = pageLoader('services', 'ecommerce');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  return { ...page, shop: content.services.woocommerce, introduction: content.ecommerce.introduction };
}

export default function Ecommerce() {
  const { shop, introduction } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundaries>
      <EcommerceHero shop={shop} introduction={introduction} />
      <EcommerceFeatures features={shop.features} />
      <EcommerceSolutions solutions={shop.solutions} />
      <EcommerceIntegrations integrations={shop.integrations} />
      <EcommerceClosing closing={shop.closing} />
    </HydrationBoundaries>
  );
}
