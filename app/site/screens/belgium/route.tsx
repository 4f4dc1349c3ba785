import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pathTo } from '#domain/pages.ts';
import { FadeIn } from '../../../ui/fade-in.tsx';
import { CallToContact } from '../../blocks/call-to-contact.tsx';
import { Faq } from '../../blocks/faq.tsx';
import { PartnerStrip } from '../../blocks/partner-strip.tsx';
import { ScrollingTestimonials } from '../../blocks/scrolling-testimonials.tsx';
import { useContent } from '../../content.tsx';
import { createPageLoader } from '../../page-loader.ts';
import { findStories, withStories } from '../../stories.ts';
import { BelgiumAdvisor } from './advisor.tsx';
import { BelgiumConditions } from './conditions.tsx';
import { BelgiumHero } from './hero.tsx';

const loadContent = createPageLoader({
  sections: ['cii', 'testimonials', 'common'],
  questions: ({ cii }) => cii.belgium.faq,
});

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  const find = await findStories(args);
  const { cii, testimonials, common } = content;
  return {
    ...page,
    belgium: cii.belgium,
    partners: { title: common.partners.title, partners: withStories(common.partners.items, find) },
    testimonials: { heading: testimonials.scrolling, items: withStories(testimonials.items, find) },
  };
}

export default function Belgium() {
  const { belgium, testimonials, partners } = useLoaderData<typeof loader>();
  const { language } = useContent();
  return (
    <FadeIn>
      <BelgiumHero hero={belgium.hero} chart={belgium.chart} button={belgium.closing.button} />
      <BelgiumConditions conditions={belgium.conditions} eligibility={belgium.eligibility} />
      <BelgiumAdvisor advisor={belgium.advisor} />
      <Faq title={belgium.faq.title} items={belgium.faq.items} />
      <PartnerStrip {...partners} />
      <ScrollingTestimonials {...testimonials} />
      <CallToContact {...belgium.closing} link={pathTo('appointment', language)} />
    </FadeIn>
  );
}
