import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('maintenance');

export default function Maintenance() {
  const { content } = useLoaderData<typeof loader>();
  return <PageIntro {...content.maintenance.hero} />;
}
