import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('agency');

export default function Agency() {
  const { content } = useLoaderData<typeof loader>();
  return <PageIntro {...content.agency.hero} />;
}
