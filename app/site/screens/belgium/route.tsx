import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageIntro } from '../../blocks/page-intro.tsx';
import { PartnerStrip } from '../../blocks/partner-strip.tsx';
import { ScrollingTestimonials } from '../../blocks/scrolling-testimonials.tsx';
import { pageLoader } from '../../page-loader.ts';

const sections = pageLoader('cii', 'testimonials', 'common');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await sections(args);
  const { cii, testimonials, common } = content;
  return { ...page, belgium: cii.belgium, testimonials, partners: common.partners };
}

export default function Belgium() {
  const { belgium, testimonials, partners } = useLoaderData<typeof loader>();
  return (
    <>
      <PageIntro {...belgium.hero} />
      <PartnerStrip title={partners.title} partners={partners.items} />
      <ScrollingTestimonials heading={testimonials.scrolling} items={testimonials.items} />
    </>
  );
}
