import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';
import { HostingClosing } from './closing.tsx';
import { HostingFeatures } from './features.tsx';
import { HostingPlans } from './plans.tsx';
import { HostingServices } from './services.tsx';

export const loader = pageLoader('hosting');

export default function Hosting() {
  const { hosting } = useLoaderData<typeof loader>().content;
  return (
    <>
      <PageIntro {...hosting.hero} />
      <HostingFeatures hosting={hosting} />
      <HostingPlans hosting={hosting} />
      <HostingServices hosting={hosting} />
      <HostingClosing hosting={hosting} />
    </>
  );
}
