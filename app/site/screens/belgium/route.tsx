import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('cii');

export default function Belgium() {
  const { content } = useLoaderData<typeof loader>();
  return <PageIntro {...content.cii.belgium.hero} />;
}
