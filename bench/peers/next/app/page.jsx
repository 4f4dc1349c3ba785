import { Faq } from '#app/site/blocks/faq.jsx';
import { PartnerStrip } from '#app/site/blocks/partner-strip.jsx';
import { Stats } from '#app/site/blocks/stats.jsx';
import { Testimonials } from '#app/site/blocks/testimonials.jsx';
import { HomeCta } from '#app/site/screens/home/cta.jsx';
import { HomeFeatures } from '#app/site/screens/home/features.jsx';
import { HomeHero } from '#app/site/screens/home/hero.jsx';
import { HomeReasons } from '#app/site/screens/home/reasons.jsx';
import { readData } from '#peer-server/data.js';

export const dynamic = 'force-static';

export function generateMetadata() {
  const { title, description } = readData('home').seo;
  return { title, description };
}

export default function Home() {
  const home = readData('home');
  return (
    <>
      <HomeHero hero={home.hero} />
      <Stats title={home.stats.title} items={home.stats.items} />
      <HomeFeatures features={home.features} />
      <HomeReasons reasons={home.reasons} />
      <PartnerStrip title={home.partners.title} partners={home.partnerList} />
      <Testimonials testimonials={home.testimonials} />
      <Faq title={home.faq.title} subtitle={home.faq.subtitle} items={home.faq.items} />
      <HomeCta cta={home.cta} />
    </>
  );
}
