import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { statsOrDefault } from '#domain/content/section-parts/stats.ts';
import { languageOf } from '#domain/languages.ts';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { Faq } from '../../blocks/faq.tsx';
import { PartnerStrip } from '../../blocks/partner-strip.tsx';
import { Stats } from '../../blocks/stats.tsx';
import { Testimonials } from '../../blocks/testimonials.tsx';
import { pageLoader } from '../../page-loader.ts';
import { findStories, withStories } from '../../stories.ts';
import { HomeCta } from './cta.tsx';
import { HomeFeatures } from './features.tsx';
import { findDisplayed } from './find-displayed.ts';
import { HomeHero } from './hero.tsx';
import { HomeReasons } from './reasons.tsx';

const loadContent = pageLoader('home', 'testimonials', 'faq', 'common');

export async function loader(args: LoaderFunctionArgs) {
  const { content, ...page } = await loadContent(args);
  const [find, displayed] = await Promise.all([findStories(args), findDisplayed(args)]);
  const { home, common, testimonials, faq } = content;
  const stats = { ...home.stats, items: statsOrDefault(home.stats.items, languageOf(args.url.pathname)) };
  return {
    ...page,
    displayed,
    content: {
      home: { ...home, stats },
      faq,
      partners: withStories(common.partners.items, find),
      testimonials: { ...testimonials, items: withStories(testimonials.items, find) },
    },
  };
}

export default function Home() {
  const { displayed, content } = useLoaderData<typeof loader>();
  const { home, testimonials, faq, partners } = content;
  return (
    <HydrationBoundaries>
      <HomeHero hero={home.hero} displayed={displayed} />
      <Stats title={home.stats.title} items={home.stats.items} />
      <HomeFeatures features={home.features} />
      <HomeReasons reasons={home.reasons} />
      <PartnerStrip title={home.partners.title} partners={partners} />
      {testimonials.items.length > 0 && <Testimonials testimonials={testimonials} />}
      <Faq title={faq.title} subtitle={faq.subtitle} items={faq.items} />
      <HomeCta cta={home.cta} />
    </HydrationBoundaries>
  );
}
