import { useLoaderData } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/load-failure.tsx';
import { loadSection } from '../../editing/load-section.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { editedLanguage } from '../../shell/address.ts';
import { CalculatorEditor } from './calculator-editor.tsx';

export const ErrorBoundary = LoadFailure;

export const loader = adminPageLoader((args) =>
  loadSection(serverServicesOf(args), 'calculator', editedLanguage(args.url)),
);

export default function CalculatorEditorRoute() {
  const loaded = useLoaderData<typeof loader>();
  return loaded && <CalculatorEditor key={loaded.language} loaded={loaded} />;
}
