import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { servicesOf } from '../../../services.ts';
import { postedForm, UNSHARED, wasSent } from '../../forms/posted-form.ts';
import { pageLoader } from '../../page-loader.ts';
import { ApplicationForm } from './application-form.tsx';
import { Benefits } from './benefits.tsx';
import { RecruitmentHero } from './hero.tsx';

const sections = pageLoader('recruitment');

export async function loader(args: LoaderFunctionArgs) {
  const [page, mark] = await Promise.all([sections(args), servicesOf(args).leads.newForm()]);
  return data({ ...page, mark, sent: wasSent(args.url) }, { headers: UNSHARED });
}

export const action = postedForm('application');
export const headers = () => UNSHARED;

export default function Recruitment() {
  const { content, mark, sent } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { hero, benefitsTitle, benefits, form } = content.recruitment;
  return (
    <>
      <RecruitmentHero hero={hero} />
      <Benefits title={benefitsTitle} items={benefits} />
      <ApplicationForm texts={form} mark={mark} sent={sent} posted={posted} />
    </>
  );
}
