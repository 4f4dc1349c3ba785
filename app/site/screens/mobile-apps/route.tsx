import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('mobile-apps');

export default function MobileApps() {
  const { content } = useLoaderData<typeof loader>();
  return <PageIntro {...content['mobile-apps'].hero} />;
}
