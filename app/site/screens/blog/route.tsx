import { useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageLoader } from '../../page-loader.ts';

export const loader = pageLoader('blog');

export default function Blog() {
  const { content } = useLoaderData<typeof loader>();
  return <PageIntro {...content.blog.hero} />;
}
