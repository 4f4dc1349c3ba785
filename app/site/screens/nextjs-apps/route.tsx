import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('nextjs-apps');

export default function NextjsApps() {
  const { content } = useLoaderData<typeof loader>();
  return <PageIntro {...content['nextjs-apps'].hero} />;
}
