import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('react-development');

export default function ReactApps() {
  const { content } = useLoaderData<typeof loader>();
  return <PageIntro {...content['react-development'].landing.hero} />;
}
