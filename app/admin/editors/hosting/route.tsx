import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/load-failure.tsx';
import { loadPublished, overPublished } from '../../editing/load-published.ts';
import { loadSection } from '../../editing/load-section.ts';
import { LoadingEditor } from '../../editing/loading-editor.tsx';
import { adminPageLoader } from '../../page-loader.ts';
import { editedLanguage } from '../../shell/address.ts';
import { HostingEditor } from './hosting-editor.tsx';

export const ErrorBoundary = LoadFailure;
export const HydrateFallback = LoadingEditor;

export const loader = adminPageLoader(async (args) => {
  const language = editedLanguage(args.url);
  const services = serverServicesOf(args);
  const [hosting, common, contact] = await Promise.all([
    loadSection(services, 'hosting', language),
    services.content.section('common', language),
    services.content.section('contact', language),
  ]);
  return { hosting, previewContext: { common, request: contact.form.prefill } };
});

/** There is no fallback: a form over other words than the published ones could overwrite those. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = await serverLoader<typeof loader>();
  if (!loaded) return null;
  const { hosting, previewContext } = loaded;
  try {
    const published = await loadPublished('hosting', hosting.language);
    return { hosting: overPublished(hosting, published), previewContext };
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
