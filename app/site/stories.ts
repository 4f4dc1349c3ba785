import type { LoaderFunctionArgs } from 'react-router';
import { referredStudy } from '#domain/case-studies/referred-study.ts';
import { pathTo } from '#domain/pages.ts';
import { pageRequest } from './page-request.ts';

/** A case study that another page leads to. */
export interface Story {
  path: string;
  client: string;
}

type FindStory = (id: string) => Story | undefined;

/** For a loader: what the references of its page lead to, in its language. One that leads nowhere is no link. */
export async function findStories(args: LoaderFunctionArgs): Promise<FindStory> {
  const { services, language } = pageRequest(args);
  const { caseStudies } = services;
  const [fr, en] = await Promise.all([caseStudies.published('fr'), caseStudies.published('en')]);
  return (id) => {
    const study = referredStudy(id, language, { fr, en });
    return study && { path: pathTo('caseStudyDetail', language, study.slug), client: study.client };
  };
}

/** The same for one reference. */
export async function findStory(args: LoaderFunctionArgs, id: string): Promise<Story | undefined> {
  return (await findStories(args))(id);
}

/** Each entry of a list with the story that it refers to. */
export function withStories<Item extends { caseStudy: string }>(items: readonly Item[], find: FindStory) {
  return items.map((item) => ({ ...item, story: find(item.caseStudy) }));
}
