import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { matchesFilter, readFilter } from '#domain/case-studies/case-study-filter.ts';
import { languageOf } from '#domain/languages.ts';
import { servicesOf } from '../../../services.ts';
import { pageLoader } from '../../page-loader.ts';
import { CaseStudiesClosing } from './closing.tsx';
import { CaseStudiesIntro } from './intro.tsx';
import { NoCaseStudies } from './nothing.tsx';
import { CaseStudyStreet } from './street.tsx';

const sections = pageLoader('studycases');

export async function loader(args: LoaderFunctionArgs) {
  const filter = readFilter(args.url.searchParams.get('filter'));
  const { caseStudies } = servicesOf(args);
  const [page, published] = await Promise.all([
    sections(args),
    caseStudies.published(languageOf(args.url.pathname)),
  ]);
  return { ...page, filter, studies: published.filter(({ category }) => matchesFilter(category, filter)) };
}

export default function CaseStudies() {
  const { content, filter, studies } = useLoaderData<typeof loader>();
  const { studycases } = content;
  return (
    <>
      <CaseStudiesIntro content={studycases} filter={filter} count={studies.length} />
      {studies.length > 0 ? (
        <CaseStudyStreet key={filter} content={studycases} studies={studies} />
      ) : (
        <NoCaseStudies content={studycases} />
      )}
      <CaseStudiesClosing closing={studycases.closing} />
    </>
  );
}
