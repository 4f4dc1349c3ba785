import { useLoaderData } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/load-failure.tsx';
import { loadSection } from '../../editing/load-section.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { editedLanguage } from '../../shell/address.ts';
import { CalculatorEditor } from './calculator-editor.tsx';

export const ErrorBoundary = LoadFailure;

export const loader = adminPageLoader(async (args) => {
  const services = serverServicesOf(args);
  const language = editedLanguage(args.url);
  const [section, published, projects] = await Promise.all([
    loadSection(services, 'calculator', language),
    services.content.section('calculator', language),
    services.estimates.recentProjects(),
  ]);
  return { section, published, projects };
});

export default function CalculatorEditorRoute() {
  const loaded = useLoaderData<typeof loader>();
  return loaded && <CalculatorEditor key={loaded.section.language} {...loaded} />;
}
