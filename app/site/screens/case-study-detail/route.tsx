import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { pathTo } from '#domain/pages.ts';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { pageRequest } from '../../page-request.ts';
import { pageHead } from '../../seo/page-head.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = pageRequest(args);
  const { services, language, slug = '' } = request;
  const study = await services.caseStudies.publishedBySlug(language, slug);
  if (!study) throw replace(pathTo('caseStudies', language));
  const { seoTitle, seoDescription, seoKeywords = '', title, subtitle } = study;
  const texts = { title: seoTitle || title, description: seoDescription || subtitle, keywords: seoKeywords };
  return { head: await pageHead(request, texts), study };
}

export default function CaseStudyDetail() {
  const { study } = useLoaderData<typeof loader>();
  return <PageIntro title={study.title} subtitle={study.subtitle} description={study.hero.description} />;
}
