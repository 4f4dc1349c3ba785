import { useLoaderData } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/loading/load-failure.tsx';
import { loadSection } from '../../editing/loading/load-section.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { editedLanguage } from '../../shell/address.ts';
import { TestimonialsEditor } from './testimonials-editor.tsx';

export const ErrorBoundary = LoadFailure;

export const loader = adminPageLoader(async (args) => {
  return { loaded: await loadSection(serverServicesOf(args), 'testimonials', editedLanguage(args.url)) };
});

export default function TestimonialsEditorRoute() {
  const found = useLoaderData<typeof loader>();
  return found && <TestimonialsEditor key={found.loaded.language} {...found} />;
}
