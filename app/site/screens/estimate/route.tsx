import { data, type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { estimateSheet } from '#domain/calculator/estimate-sheet.ts';
import { calculatorQuery } from '#domain/calculator/query.ts';
import { pathTo } from '#domain/pages.ts';
import { UNMAILED, unmailedWords } from '../../forms/unmailed-words.ts';
import { pageRequest } from '../../page-request.ts';
import { pageHead } from '../../seo/page-head.ts';
import { EstimateSheetView } from './estimate-sheet-view.tsx';
import { findEstimate, statusOf, UNLISTED } from './find-estimate.ts';
import { NoEstimate } from './no-estimate.tsx';

export const headers = () => UNLISTED;

export async function loader(args: LoaderFunctionArgs) {
  const request = pageRequest(args);
  const { services, language, slug = '' } = request;
  const { state, estimate } = await findEstimate(args);
  if (estimate && estimate.language !== language) throw replace(pathTo('estimate', estimate.language, slug));
  const { labels } = estimate?.calculator ?? (await services.content.section('calculator', language));
  const words = labels.document;
  const title = { valid: words.title, expired: words.expiredTitle, missing: words.missingTitle }[state];
  const { canonical: _, ...head } = await pageHead(request, { title, description: '', keywords: '' });
  return data(
    {
      head: {
        ...head,
        title: `${title} · ${(await services.content.section('common', language)).agency.name}`,
      },
      state,
      words,
      sent: args.url.searchParams.has(UNMAILED)
        ? unmailedWords[language]
        : args.url.searchParams.has('sent')
          ? labels.quoteForm.success
          : undefined,
      sheet: state === 'valid' ? estimateSheet(estimate) : undefined,
      /** The calculator, with the same choices where we know them. */
      again:
        pathTo('calculator', language) +
        (estimate ? calculatorQuery(1, estimate.selection, estimate.calculator, language) : ''),
    },
    { status: statusOf[state], headers: UNLISTED },
  );
}

export default function Estimate() {
  const { state, words, sent, sheet, again } = useLoaderData<typeof loader>();
  if (sheet) return <EstimateSheetView sheet={sheet} words={words} sent={sent} again={again} />;
  return <NoEstimate isExpired={state === 'expired'} words={words} again={again} />;
}
