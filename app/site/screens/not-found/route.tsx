import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import { isPreviewLink } from '#domain/publishing/preview.ts';
import { servicesOf } from '../../../http/services.ts';
import { previewWords } from '../../../preview/words.ts';
import { ownRedirect } from '../../own-redirect.ts';
import { Countdown } from './countdown.tsx';
import { NotFoundDrawing } from './not-found-drawing.tsx';
import { PopularLinks } from './popular-links.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const moved = await ownRedirect(args);
  if (moved) throw moved;
  const language = languageOf(args.url.pathname);
  const { notFound } = await servicesOf(args).content.section('common', language);
  // A link to share that shows nothing, or nothing any more: whoever got it is told, and not which.
  const ended = isPreviewLink(args.url.pathname) ? previewWords[language].linkEnded : undefined;
  const head = {
    title: ended?.title ?? notFound.documentTitle,
    description: '',
    keywords: '',
    alternates: [],
    noindex: true,
  };
  return data({ head, notFound, ended, home: pathTo('home', language) }, { status: 404 });
}

/** Where the title breaks, if it does not fit one line: “Oups ! | Page introuvable”. */
const AFTER_SIGH = /(?<=!) /;

export default function NotFound() {
  const { notFound, ended, home } = useLoaderData<typeof loader>();
  if (ended)
    return (
      <section className="page band grid items-center gap-12 lg:grid-cols-[1fr_20rem]">
        <div>
          <h1 className="text-display">{ended.title}</h1>
          <p className="mt-5 max-w-[52ch] text-lead text-ink-soft">{ended.text}</p>
          <p className="mt-6">
            <Link to={home} className="button">
              {ended.seeSite}
            </Link>
          </p>
        </div>
        <NotFoundDrawing />
      </section>
    );
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
