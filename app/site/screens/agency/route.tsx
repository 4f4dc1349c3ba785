import { useLoaderData } from 'react-router';
import { shownImages } from '#domain/images/image-lists.ts';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { CallToContact } from '../../blocks/call-to-contact.tsx';
import { Stats } from '../../blocks/stats.tsx';
import { Team } from '../../blocks/team.tsx';
import { pageLoader } from '../../page-loader.ts';
import { AgencyApproach } from './approach.tsx';
import { AgencyCarousel } from './carousel.tsx';
import { AgencyExpertise } from './expertise.tsx';
import { AgencyGallery } from './gallery.tsx';
import { AgencyHero } from './hero.tsx';
import { AgencyStory } from './story.tsx';
import { AgencyValues } from './values.tsx';

export const loader = pageLoader('agency');

export default function Agency() {
  const { agency } = useLoaderData<typeof loader>().content;
  const carousel = shownImages(agency.carousel.images);
  const photos = shownImages(agency.gallery.images);
  return (
    <HydrationBoundaries>
      {carousel.length > 0 && <AgencyCarousel images={carousel} />}
      <AgencyHero hero={agency.hero} />
      <Stats items={agency.stats} />
      <AgencyStory story={agency.story} mission={agency.mission} />
      <AgencyValues values={agency.values} />
      <AgencyExpertise expertise={agency.expertise} />
      <AgencyApproach approach={agency.approach} />
      {photos.length > 0 && <AgencyGallery {...agency.gallery} images={photos} />}
      <Team {...agency.team} />
      <CallToContact {...agency.cta} />
    </HydrationBoundaries>
  );
}
