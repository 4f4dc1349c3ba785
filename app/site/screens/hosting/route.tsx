import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { pageLoader } from '../../page-loader.ts';
import { findStory } from '../../stories.ts';
import { HostingView } from './view.tsx';

const loadContent = pageLoader('hosting', 'contact');

export async function loader(args: LoaderFunctionArgs) {
  const { head, content } = await loadContent(args);
  const story = await findStory(args, content.hosting.caseStudy);
  return { head, hosting: content.hosting, request: content.contact.form.prefill, story };
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
  const { hosting, request, story } = useLoaderData<typeof loader>();
  return <HostingView hosting={hosting} request={request} story={story} />;
}
