import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { matchesFilter, readFilter } from '#domain/case-studies/case-study-filter.ts';
import { languageOf } from '#domain/languages.ts';
import { pageOf } from '#domain/paging.ts';
import { servicesOf } from '../../../http/services.ts';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { ListPages } from '../../blocks/list-pages.tsx';
import { pageLoader } from '../../page-loader.ts';
import { CaseStudyList } from './case-study-list.tsx';
import { CaseStudiesClosing } from './closing.tsx';
import { CaseStudiesHero } from './hero.tsx';
import { NoCaseStudies } from './no-case-studies.tsx';

/** How many case studies one page of the list shows. */
const STUDIES_PER_PAGE = 12;

const loadContent = pageLoader('studycases');

export async function loader(args: LoaderFunctionArgs) {
  const filter = readFilter(args.url.searchParams.get('filter'));
  const { caseStudies } = servicesOf(args);
  const [page, published] = await Promise.all([
    loadContent(args),
    caseStudies.published(languageOf(args.url.pathname)),
  ]);
  const matching = published.filter(({ category }) => matchesFilter(category, filter));
  const list = pageOf(matching, args.url.searchParams.get('page'), STUDIES_PER_PAGE);
  return { ...page, filter, count: matching.length, list };
}

export default function CaseStudies() {
  const { content, filter, count, list } = useLoaderData<typeof loader>();
  const { studycases } = content;
  return (
    <HydrationBoundaries>
      <CaseStudiesHero content={studycases} filter={filter} count={count} />
      {count > 0 ? (
        <>
          <CaseStudyList key={`${filter}/${list.page}`} content={studycases} studies={list.items} />
          <ListPages
            page={list.page}
            pages={list.pages}
            list="case-studies"
            query={(page) => `?${new URLSearchParams({ filter, page: String(page) })}`}
          />
        </>
      ) : (
        <NoCaseStudies content={studycases} />
      )}
      <CaseStudiesClosing closing={studycases.closing} />
    </HydrationBoundaries>
  );
}
