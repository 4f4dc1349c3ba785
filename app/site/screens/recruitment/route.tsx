import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('recruitment');

export default function Recruitment() {
  const { content } = useLoaderData<typeof loader>();
  return <PageIntro {...content.recruitment.hero} />;
}
