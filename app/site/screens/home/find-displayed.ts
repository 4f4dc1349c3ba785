import type { LoaderFunctionArgs } from 'react-router';
import { referredStudy } from '#domain/case-studies/referred-study.ts';
import { pathTo } from '#domain/pages.ts';
import { pageRequest } from '../../page-request.ts';
import type { Story } from '../../stories.ts';

/** The clients whose work is drawn in the window (pictures/home). */
export const DISPLAYED = [
  'noordzee-vis',
  'cave-vauban',
  'cycles-du-canal',
  'paniers-du-tournaisis',
  'musee-de-la-terre-cuite',
] as const;

export interface Displayed extends Story {
  id: (typeof DISPLAYED)[number];
  /** The first figure of its results. */
  result?: { value: string; label: string };
}

/** For the loader of the home page: the stories of what stands in its window. A study that is hidden has none. */
export async function findDisplayed(args: LoaderFunctionArgs): Promise<Displayed[]> {
  const { services, language } = pageRequest(args);
  const { caseStudies } = services;
  const [fr, en] = await Promise.all([caseStudies.published('fr'), caseStudies.published('en')]);
  const found = DISPLAYED.map(async (id): Promise<Displayed[]> => {
    const slug = referredStudy(id, language, { fr, en })?.slug;
    const study = slug && (await caseStudies.publishedBySlug(language, slug));
    if (!study) return [];
    const { value, label } = study.results?.metrics?.[0] ?? {};
    return [
      {
        id,
        path: pathTo('caseStudyDetail', language, study.slug),
        client: study.client,
        result: value && label ? { value, label } : undefined,
      },
    ];
  });
  return (await Promise.all(found)).flat();
}
