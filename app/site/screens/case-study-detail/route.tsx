import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { leadOn } from '../../lead-on.ts';
import { type PageRequest, pageRequest } from '../../page-request.ts';
import { pageHead } from '../../seo/page-head.ts';
import { CaseStudyView } from './view.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const request = pageRequest(args);
  const { services, language } = request;
  const study = await readStudy(request);
  if (!study)
    throw await leadOn(request, services.caseStudies, { one: 'caseStudyDetail', list: 'caseStudies' });
  const { seoTitle, seoDescription, seoKeywords = '', title, subtitle } = study;
  const texts = { title: seoTitle || title, description: seoDescription || subtitle, keywords: seoKeywords };
  const [words, placeholder, next, head] = await Promise.all([
    services.content.section('projects', language),
    services.content.section('studycases', language).then((section) => section.placeholder),
    services.caseStudies
      .published(language)
      .then((all) => all.find(({ slug }) => slug === study.nextProject?.slug)),
    pageHead(request, texts),
  ]);
  return { head, study, words, placeholder, next: next && { client: next.client, image: next.hero.image } };
}

/** A study that cannot be read counts as missing: the list is still there. */
async function readStudy({ services, language, slug = '' }: PageRequest) {
  return services.caseStudies.publishedBySlug(language, slug).catch((error: unknown) => {
    services.log.error({ err: error, language, slug }, 'a case study cannot be read');
    return undefined;
  });
}

export default function CaseStudyDetail() {
  const { study, words, placeholder, next } = useLoaderData<typeof loader>();
  return <CaseStudyView study={study} words={words} placeholder={placeholder} next={next} />;
}
