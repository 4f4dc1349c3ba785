import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationBoundaries } from '../../../ui/hydration-boundaries.tsx';
import { Faq } from '../../blocks/faq.tsx';
import { pageLoader } from '../../page-loader.ts';
import { findStory } from '../../stories.ts';
import { MaintenanceCta } from './cta.tsx';
import { MaintenanceHero } from './hero.tsx';
import { MaintenanceHighlights } from './highlights.tsx';
import { MaintenancePanels } from './panels.tsx';
import { MaintenancePlans } from './plans.tsx';
import { MaintenanceServices } from './services.tsx';

const loadContent = pageLoader('maintenance', 'maintenance-support', 'contact');

export async function loader(args: LoaderFunctionArgs) {
  const { head, content } = await loadContent(args);
  return {
    head,
    maintenance: content.maintenance,
    faq: content['maintenance-support'].faq,
    request: content.contact.form.prefill,
    story: await findStory(args, content.maintenance.caseStudy),
  };
}

export default function Maintenance() {
  const { maintenance, faq, request, story } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundaries>
      <MaintenanceHero hero={maintenance.hero} plansTitle={maintenance.plansTitle} />
      <MaintenanceHighlights highlights={maintenance.highlights} />
      <MaintenancePlans maintenance={maintenance} request={request} />
      <MaintenanceServices title={maintenance.servicesTitle} services={maintenance.services} />
      <MaintenanceCta cta={maintenance.cta} story={story} />
      <MaintenancePanels panels={maintenance.panels} />
      <Faq title={faq.title} items={faq.items} />
    </HydrationBoundaries>
  );
}
