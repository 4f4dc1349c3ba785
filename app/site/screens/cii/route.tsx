import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { ScrollingTestimonials } from '../../blocks/scrolling-testimonials.tsx';
import { Team } from '../../blocks/team.tsx';
import { pageLoader } from '../../page-loader.ts';
import { CiiStatement } from './statement.tsx';
import { teamOrFrench } from './team-fallback.ts';

const sections = pageLoader('cii', 'testimonials');

export async function loader(args: LoaderFunctionArgs) {
  const page = await sections(args);
  return { ...page, team: await teamOrFrench(page.content.cii.team, args) };
}

export default function Cii() {
  const { content, team } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro {...content.cii.hero} />
      <CiiStatement statement={content.cii.statement} />
      <Team {...team} />
      <ScrollingTestimonials heading={content.testimonials.scrolling} items={content.testimonials.items} />
    </>
  );
}
