import { useLoaderData } from 'react-router';
import { legalTexts } from '#domain/content/legal-texts.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/loading/load-failure.tsx';
import { loadSection } from '../../editing/loading/load-section.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { editedLanguage, openPath } from '../../shell/address.ts';
import { LegalEditor } from './legal-editor.tsx';

export const ErrorBoundary = LoadFailure;

/** One editor for three addresses: the last part of each is the name of its section. */
export const loader = adminPageLoader(async (args) => {
  const section = legalTexts.find((name) => openPath(args.url) === `pages/${name}`);
  if (!section) throw new Response(null, { status: 404 });
  return { loaded: await loadSection(serverServicesOf(args), section, editedLanguage(args.url)) };
});

export default function LegalEditorRoute() {
  const found = useLoaderData<typeof loader>();
  return found && <LegalEditor key={`${found.loaded.language}/${found.loaded.section}`} {...found} />;
}
