import { useLoaderData } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { LoadFailure } from '../../editing/loading/load-failure.tsx';
import { loadSection } from '../../editing/loading/load-section.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { editedLanguage } from '../../shell/address.ts';
import { EcommerceEditor } from './ecommerce-editor.tsx';

export const ErrorBoundary = LoadFailure;

/** The words of the shop page are in `services.woocommerce`; what search engines read is in `ecommerce`. */
export const loader = adminPageLoader(async (args) => {
  const language = editedLanguage(args.url);
  const services = serverServicesOf(args);
  const [shop, page] = await Promise.all([
    loadSection(services, 'services', language),
    loadSection(services, 'ecommerce', language),
  ]);
  return { shop, page };
});

export default function EcommerceEditorRoute() {
  const loaded = useLoaderData<typeof loader>();
  return loaded && <EcommerceEditor key={loaded.page.language} {...loaded} />;
}
