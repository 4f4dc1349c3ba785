import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { pageLoader } from '../../page-loader.ts';
import { HostingClosing } from './closing.tsx';
import { HostingFeatures } from './features.tsx';
import { HostingHero } from './hero.tsx';
import { HostingPlans } from './plans.tsx';
import { HostingServices } from './services.tsx';

const sections = pageLoader('hosting', 'contact');

export async function loader(args: LoaderFunctionArgs) {
  const { head, content } = await sections(args);
  return { head, hosting: content.hosting, request: content.contact.form.prefill };
}

/** The offer never disappears: when the words cannot be loaded on the way here, the shipped ones show. */
export async function clientLoader({ serverLoader, request, url }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.error('Erreur lors du chargement du contenu hosting');
    const { shippedHosting } = await import('./shipped-hosting.ts');
    return shippedHosting(languageOf(url.pathname));
  }
}

export default function Hosting() {
  const { hosting, request } = useLoaderData<typeof loader>();
  return (
    <>
      <HostingHero hero={hosting.hero} />
      <HostingFeatures features={hosting.features} />
      <HostingPlans hosting={hosting} request={request} />
      <HostingServices hosting={hosting} />
      <HostingClosing cta={hosting.cta} />
    </>
  );
}
