import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('studycases');

export default function CaseStudies() {
  const { content } = useLoaderData<typeof loader>();
  return <PageIntro {...content.studycases.hero} />;
}
