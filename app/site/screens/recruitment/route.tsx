import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { postedForm, postedHeaders, wasSent } from '../../forms/posted-form.ts';
import { pageLoader } from '../../page-loader.ts';
import { ApplicationForm } from './application-form.tsx';
import { Benefits } from './benefits.tsx';
import { RecruitmentHero } from './hero.tsx';

const loadContent = pageLoader('recruitment');

export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadContent(args)), sent: wasSent(args.url) };
}

export const action = postedForm('application');
export const headers = postedHeaders;

export default function Recruitment() {
  const { content, sent } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { hero, benefitsTitle, benefits, form } = content.recruitment;
  return (
    <HydrationBoundaries>
      <RecruitmentHero hero={hero} />
      <Benefits title={benefitsTitle} items={benefits} />
      <ApplicationForm texts={form} sent={sent} posted={posted} />
    </HydrationBoundaries>
  );
}
