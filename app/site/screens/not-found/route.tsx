import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { servicesOf } from '../../../http/services.ts';
import { Countdown } from './countdown.tsx';
import { NotFoundDrawing } from './not-found-drawing.tsx';
import { PopularLinks } from './popular-links.tsx';

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

/** Where the title breaks, if it does not fit one line: “Oups ! | Page introuvable”. */
const AFTER_SIGH = /(?<=!) /;

export default function NotFound() {
  const { notFound } = useLoaderData<typeof loader>();
  const [sigh, ...news] = notFound.title.split(AFTER_SIGH);
  return (
    <section className="page band grid items-center gap-12 lg:grid-cols-[1fr_20rem]">
      <div>
        <h1 className="text-display">
          {sigh} <span className="inline-block">{news.join(' ')}</span>
        </h1>
        <p className="mt-5 max-w-[52ch] text-lead text-ink-soft">{notFound.description}</p>
        <Countdown notFound={notFound} />
        <PopularLinks title={notFound.popularTitle} links={notFound.popular} />
      </div>
      <NotFoundDrawing />
    </section>
  );
}
