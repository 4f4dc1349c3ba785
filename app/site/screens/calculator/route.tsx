import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('calculator');

export default function Calculator() {
  const { content } = useLoaderData<typeof loader>();
  return <PageIntro {...content.calculator.pageText} />;
}
