import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('wordpress');

export default function WordPress() {
  const { content } = useLoaderData<typeof loader>();
  return <PageIntro {...content.wordpress.hero} />;
}
