import { ArticleView } from '#app/site/screens/article/view.jsx';
import { readData } from '#shared/data.js';
import { ARTICLE_SLUG } from '#shared/pages.js';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ slug: ARTICLE_SLUG }];

export function generateMetadata() {
  const { title, description } = readData('article').seo;
  return { title, description };
}

export default function Article() {
  const { seo: _, ...shown } = readData('article');
  return <ArticleView {...shown} />;
}
