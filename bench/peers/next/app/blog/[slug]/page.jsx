import { ArticleView } from '#app/site/screens/article/view.jsx';
import { ARTICLE_SLUG } from '#peer-pages';
import { readData } from '#peer-server/data.js';

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
