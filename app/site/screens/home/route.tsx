import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('home');

export default function Home() {
  const { content } = useLoaderData<typeof loader>();
  return <PageIntro {...content.home.hero} />;
}
