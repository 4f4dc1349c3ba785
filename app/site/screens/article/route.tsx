import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { pathTo } from '#domain/pages.ts';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageRequest } from '../../page-request.ts';
import { pageHead } from '../../seo/page-head.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = pageRequest(args);
  const { services, language, slug = '' } = request;
  const article = await services.articles.publishedBySlug(language, slug);
  if (!article) throw replace(pathTo('blog', language));
  const { seoTitle, seoDescription, seoKeywords, title, excerpt } = article;
  const texts = { title: seoTitle || title, description: seoDescription || excerpt, keywords: seoKeywords };
  return { head: await pageHead(request, texts), article };
}

export default function Article() {
  const { article } = useLoaderData<typeof loader>();
  return <PageIntro title={article.title} subtitle={article.subtitle} description={article.excerpt} />;
}
