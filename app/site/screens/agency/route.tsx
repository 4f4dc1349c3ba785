import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { servicesOf } from '../../../http/services.ts';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { CallToContact } from '../../blocks/call-to-contact.tsx';
import { Stats } from '../../blocks/stats.tsx';
import { Team } from '../../blocks/team.tsx';
import { pageLoader } from '../../page-loader.ts';
import { AgencyApproach } from './approach.tsx';
import { captionedImages } from './captioned-images.ts';
import { AgencyCarousel } from './carousel.tsx';
import { AgencyExpertise } from './expertise.tsx';
import { AgencyGallery } from './gallery.tsx';
import { AgencyHero } from './hero.tsx';
import { AgencyStory } from './story.tsx';
import { AgencyValues } from './values.tsx';

const loadContent = pageLoader('agency');

export async function loader(args: LoaderFunctionArgs) {
  const { lists } = servicesOf(args);
  const language = languageOf(args.url.pathname);
  const [page, carrousel, gallery] = await Promise.all([
    loadContent(args),
    lists.carrousel(),
    lists.gallery(),
  ]);
  return {
    ...page,
    carrousel: captionedImages(carrousel?.images, language),
    gallery: captionedImages(gallery?.images, language),
  };
}

export default function Agency() {
  const { content, carrousel, gallery } = useLoaderData<typeof loader>();
  const { agency } = content;
  return (
    <HydrationBoundaries>
      {carrousel.length > 0 && <AgencyCarousel images={carrousel} />}
      <AgencyHero hero={agency.hero} />
      <Stats items={agency.stats} />
      <AgencyStory story={agency.story} mission={agency.mission} />
      <AgencyValues values={agency.values} />
      <AgencyExpertise expertise={agency.expertise} />
      <AgencyApproach approach={agency.approach} />
      {gallery.length > 0 && <AgencyGallery heading={agency.gallery} images={gallery} />}
      <Team {...agency.team} />
      <CallToContact {...agency.cta} />
    </HydrationBoundaries>
  );
}
