import { useLoaderData } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/loading/load-failure.tsx';
import { loadSection } from '../../editing/loading/load-section.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { editedLanguage } from '../../shell/address.ts';
import { RedirectsEditor } from './redirects-editor.tsx';

export const ErrorBoundary = LoadFailure;

export const loader = adminPageLoader(async (args) => ({
  loaded: await loadSection(serverServicesOf(args), 'common', editedLanguage(args.url)),
}));

export default function RedirectsEditorRoute() {
  const found = useLoaderData<typeof loader>();
  return found && <RedirectsEditor key={found.loaded.language} {...found} />;
}
