import { useLoaderData } from 'react-router';
import { isSection } from '#domain/content/sections.ts';
import type { Language } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import type { Services } from '#server/services.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/loading/load-failure.tsx';
import { loadSection } from '../../editing/loading/load-section.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { sectionPage } from '../../preview/document-page.ts';
import { editedLanguage } from '../../shell/address.ts';
import { GenericEditor } from './generic-editor.tsx';

export const ErrorBoundary = LoadFailure;

export const loader = adminPageLoader(async (args) => {
  const { section = 'home' } = args.params;
  if (!isSection(section)) throw new Response(null, { status: 404 });
  const services = serverServicesOf(args);
  const language = editedLanguage(args.url);
  const [loaded, page] = await Promise.all([
    loadSection(services, section, language),
    section === 'projects' ? caseStudyPage(services, language) : sectionPage(section, language),
  ]);
  return { ...loaded, page };
});

/** The words of every case study are seen on one of them. */
async function caseStudyPage({ caseStudies }: Pick<Services, 'caseStudies'>, language: Language) {
  const [first] = await caseStudies.published(language);
  return first && pathTo('caseStudyDetail', language, first.slug);
}

export default function GenericEditorRoute() {
  const loaded = useLoaderData<typeof loader>();
  return (
    loaded && (
      <GenericEditor key={`${loaded.language}/${loaded.section}`} loaded={loaded} page={loaded.page} />
    )
  );
}
