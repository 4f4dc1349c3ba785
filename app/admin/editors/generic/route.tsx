import { useLoaderData } from 'react-router';
import { isSection } from '#domain/content/sections.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/loading/load-failure.tsx';
import { loadSection } from '../../editing/loading/load-section.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { editedLanguage } from '../../shell/address.ts';
import { GenericEditor } from './generic-editor.tsx';

export const ErrorBoundary = LoadFailure;

export const loader = adminPageLoader(async (args) => {
  const { section = 'home' } = args.params;
  if (!isSection(section)) throw new Response(null, { status: 404 });
  return loadSection(serverServicesOf(args), section, editedLanguage(args.url));
});

export default function GenericEditorRoute() {
  const loaded = useLoaderData<typeof loader>();
  return loaded && <GenericEditor key={`${loaded.language}/${loaded.section}`} loaded={loaded} />;
}
