import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { estimate } from '#domain/calculator/estimate.ts';
import { networkFailure } from '../../forms/network-failure.ts';
import { postedHeaders } from '../../forms/posted-form.ts';
import { receiveLead } from '../../forms/receive-lead.ts';
import { UNMAILED } from '../../forms/unmailed-words.ts';
import { pageLoader } from '../../page-loader.ts';
import { revalidateOnOtherPage } from '../../revalidate-on-other-page.ts';
import { CalculatorClosing } from './closing.tsx';
import { CalculatorIntro } from './intro.tsx';
import { PriceLevers } from './price-levers.tsx';
import { PriceSummary } from './price-summary.tsx';
import { StepTitle } from './step-title.tsx';
import { useSelection } from './use-selection.ts';
import { useStepCounts } from './use-step-counts.ts';
import { Wizard } from './wizard.tsx';

const loadContent = pageLoader('calculator');

export async function loader(args: LoaderFunctionArgs) {
  const { head, content, ...page } = await loadContent(args);
  return { ...page, head: { ...head, title: '' }, title: head.title, calculator: content.calculator };
}

/** The request for a quote, with or without scripts. What came of it is shown on the estimate's own page. */
export async function action(args: ActionFunctionArgs) {
  const result = await receiveLead(args, 'quote', { shownAgain: true });
  if (result.location)
    return redirect(`${result.location}?sent${result.unmailed ? `&${UNMAILED}` : ''}`, 303);
  const headers: HeadersInit = result.retryAfter ? { 'retry-after': String(result.retryAfter) } : {};
  return data(result, { status: result.status, headers });
}

export const headers = postedHeaders;

/** A request that reaches nobody is still on the page, with what was written. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const written = request.clone();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response) {
      // It was stored, and leads to its estimate.
      const { keep } = await import('../../forms/kept.ts');
      for (const name of ['quote', 'calculator']) keep(name);
      throw error;
    }
    return networkFailure(written);
  }
}

export const shouldRevalidate = revalidateOnOtherPage;

export default function Calculator() {
  const { calculator, title } = useLoaderData<typeof loader>();
  const choice = useSelection(calculator);
  useStepCounts(choice);
  const figures = estimate(calculator, choice.selection);
  const priced = { calculator, selection: choice.selection, figures };
  return (
    <>
      <StepTitle title={title} step={choice.step} labels={calculator.labels} />
      <div className="page grid items-start gap-10 pt-6 pb-[clamp(3.5rem,8vw,7rem)] lg:pt-12 lg:grid-cols-[minmax(0,1fr)_23rem] xl:gap-16">
        <div className="min-w-0">
          <CalculatorIntro pageText={calculator.pageText} />
          <Wizard calculator={calculator} {...choice} />
          <PriceLevers calculator={calculator} selection={choice.selection} step={choice.step} />
          <CalculatorClosing calculator={calculator} />
        </div>
        <PriceSummary {...priced} />
      </div>
    </>
  );
}
