import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { studyQuery } from '#domain/case-studies/study-choices.ts';
import { pathTo } from '#domain/pages.ts';
import { entryOrMissing, redirectMissingEntry } from '../../missing-entry.ts';
import { pageRequest } from '../../page-request.ts';
import { pageHead } from '../../seo/page-head.ts';
import { CaseStudyView } from './view.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const request = pageRequest(args);
  const { services, language, slug = '' } = request;
  const study = await entryOrMissing(request, () => services.caseStudies.publishedBySlug(language, slug));
  if (!study)
    throw await redirectMissingEntry(args, services.caseStudies, {
      one: 'caseStudyDetail',
      list: 'caseStudies',
    });
  const { seoTitle, seoDescription, seoKeywords = '', title, subtitle } = study;
  const texts = { title: seoTitle || title, description: seoDescription || subtitle, keywords: seoKeywords };
  const [words, placeholder, next, head, calculator] = await Promise.all([
    services.content.section('projects', language),
    services.content.section('studycases', language).then((section) => section.placeholder),
    services.caseStudies
      .published(language)
      .then((all) => all.find((other) => other.slug === study.nextProject?.slug)),
    pageHead(request, texts, title),
    services.content.section('calculator', language),
  ]);
  const query = studyQuery(study.calculator, calculator, language);
  return {
    head,
    study,
    words,
    placeholder,
    next: next && { client: next.client, image: next.hero.image },
    estimate: query && pathTo('calculator', language) + query,
  };
}

export default function CaseStudyDetail() {
  const { head: _, ...shown } = useLoaderData<typeof loader>();
  return <CaseStudyView {...shown} />;
}
