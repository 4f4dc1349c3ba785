import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('services');

export default function Expertises() {
  const { content, pageId } = useLoaderData<typeof loader>();
  const { pages, hero } = content.services;
  return <PageIntro {...(pageId in pages ? pages[pageId as keyof typeof pages].hero : hero)} />;
}
