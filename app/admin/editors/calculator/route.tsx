import { useLoaderData } from 'react-router';
import type { Configuration } from '#domain/calculator/configuration.ts';
import { otherLanguage } from '#domain/languages.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/loading/load-failure.tsx';
import { loadSection } from '../../editing/loading/load-section.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { editedLanguage } from '../../shell/address.ts';
import { CalculatorEditor } from './calculator-editor.tsx';

export const ErrorBoundary = LoadFailure;

export const loader = adminPageLoader(async (args) => {
  const services = serverServicesOf(args);
  const language = editedLanguage(args.url);
  const [section, other, published, projects] = await Promise.all([
    loadSection(services, 'calculator', language),
    loadSection(services, 'calculator', otherLanguage(language)),
    services.content.section('calculator', language),
    services.estimates.recentProjects(),
  ]);
  const { features } = other.content as Configuration;
  const namedElsewhere = features.filter(({ name }) => name.trim() !== '').map(({ id }) => id);
  return { section, published, projects, namedElsewhere };
});

export default function CalculatorEditorRoute() {
  const loaded = useLoaderData<typeof loader>();
  return loaded && <CalculatorEditor key={loaded.section.language} {...loaded} />;
}
