import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { servicesOf } from '../../../services.ts';
import { PageIntro } from '../../blocks/page-intro.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const language = languageOf(args.url.pathname);
  const { notFound } = await servicesOf(args).content.section('common', language);
  const head = {
    title: notFound.documentTitle,
    description: '',
    keywords: '',
    alternates: [],
    noindex: true,
  };
  return data({ head, notFound }, { status: 404 });
}

export default function NotFound() {
  const { notFound } = useLoaderData<typeof loader>();
  return <PageIntro title={notFound.title} description={notFound.description} />;
}
