import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/loading/load-failure.tsx';
import { loadPublished, overPublished } from '../../editing/loading/load-published.ts';
import { loadSection } from '../../editing/loading/load-section.ts';
import { LoadingEditor } from '../../editing/loading/loading-editor.tsx';
import { adminPageLoader } from '../../page-loader.ts';
import { editedLanguage } from '../../shell/address.ts';
import { HostingEditor } from './hosting-editor.tsx';

export const ErrorBoundary = LoadFailure;
export const HydrateFallback = LoadingEditor;

export const loader = adminPageLoader(async (args) => {
  return { hosting: await loadSection(serverServicesOf(args), 'hosting', editedLanguage(args.url)) };
});

/** There is no fallback: a form over other words than the published ones could overwrite those. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = await serverLoader<typeof loader>();
  if (!loaded) return null;
  const { hosting } = loaded;
  try {
    const published = await loadPublished('hosting', hosting.language);
    return { hosting: overPublished(hosting, published) };
  } catch (error) {
    console.error('Erreur lors du chargement du contenu hosting', error);
    throw error;
  }
}
clientLoader.hydrate = true as const;

export default function HostingEditorRoute() {
  const loaded = useLoaderData<typeof clientLoader>();
  return loaded && <HostingEditor key={loaded.hosting.language} {...loaded} />;
}
