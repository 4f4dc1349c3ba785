import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { pageLoader } from '../../page-loader.ts';
import { ShopBags } from './bags.tsx';
import { ShopClosing } from './closing.tsx';
import { ShopHero } from './hero.tsx';
import { ShopParcel } from './parcel.tsx';
import { ShopShelf } from './shelf.tsx';

const sections = pageLoader('services', 'ecommerce');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await sections(args);
  return { ...page, shop: content.services.woocommerce, introduction: content.ecommerce.introduction };
}

export default function Ecommerce() {
  const { shop, introduction } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundaries>
      <ShopHero shop={shop} introduction={introduction} />
      <ShopShelf features={shop.features} />
      <ShopBags solutions={shop.solutions} />
      <ShopParcel integrations={shop.integrations} />
      <ShopClosing closing={shop.closing} />
    </HydrationBoundaries>
  );
}
