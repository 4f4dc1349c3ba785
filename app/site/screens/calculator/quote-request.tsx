import type { Ref } from 'react';
import { Form, Link, useActionData, useLocation, useNavigation } from 'react-router';
import { TIMELINE_MAX, TIMELINE_MIN } from '#domain/calculator/choices.ts';
import { selectionLines } from '#domain/calculator/estimate-lines.ts';
import { CHECKED_VALUE, calculatorQuery } from '#domain/calculator/query.ts';
import { STEPS } from '#domain/calculator/steps.ts';
import { pathTo } from '#domain/pages.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { EstimateLines } from '../../blocks/estimate-lines.tsx';
import { useContent } from '../../content.tsx';
import { FormExtras } from '../../forms/form-extras.tsx';
import { keepTyped } from '../../forms/keep-typed.ts';
import type { SubmissionResult } from '../../forms/receive-lead.ts';
import { useFormToken } from '../../forms/use-form-token.ts';
import { useStillWrong } from '../../forms/use-still-wrong.ts';
import type { StepProps } from './other-choices.tsx';
import { OtherChoices } from './other-choices.tsx';
import { QuoteErrors } from './quote-errors.tsx';
import { QuoteFields } from './quote-fields.tsx';

const keepQuote = (form: HTMLFormElement) => keepTyped('quote', form);

/** The last step of the wizard: the visitor's contact details, sent with everything that was chosen. */
export function QuoteRequest({
  calculator,
  selection,
  heading,
}: StepProps & { heading: Ref<HTMLHeadingElement> }) {
  const { language } = useContent();
  const { search } = useLocation();
  const { token, ask } = useFormToken();
  const result = useActionData<SubmissionResult>();
  const { problems, noteMended } = useStillWrong({ state: 'refused', problems: result?.fields ?? {} });
  const isSending = useNavigation().formMethod === 'POST';
  const { quoteForm: words, timeline, weeks } = calculator.labels;
  const chosen = selectionLines({ calculator, selection }).filter(({ id }) => id !== 'timeline');
  return (
    <>
      <h2 id="step" ref={heading} tabIndex={-1} className="text-[clamp(1.6rem,1.2rem+1.6vw,2.5rem)]">
        {words.title}
      </h2>
      <p className="mt-2 mb-6 max-w-[52ch] text-ink-soft">{words.description}</p>
      {result && <QuoteErrors result={result} words={words} />}
      <div className="slip rounded-t-xl">
        <h3 className="mb-2 text-[1.2em]">{words.selection}</h3>
        <EstimateLines lines={chosen} />
      </div>
      <Form
        ref={keepQuote}
        method="post"
        action={pathTo('calculator', language) + search}
        noValidate
        onFocus={ask}
        onInput={noteMended}
        className="relative mt-8 grid gap-5 sm:grid-cols-2"
      >
        <OtherChoices calculator={calculator} selection={selection} except={['timeline']} />
        <FormExtras token={token} />
        <QuoteFields words={words} result={result && { ...result, fields: problems }} />
        <label className="flex flex-wrap items-center gap-x-3 font-semibold sm:col-span-2">
          {timeline}
          <input
            type="number"
            name="timeline"
            min={TIMELINE_MIN}
            max={TIMELINE_MAX}
            defaultValue={result?.values.timeline ?? selection.timeline}
            className="field max-w-24"
          />
          {weeks.replace('{weeks}', '').trim()}
        </label>
        <label className="flex items-start gap-3 sm:col-span-2">
          <input
            type="checkbox"
            name="copy"
            value={CHECKED_VALUE}
            defaultChecked={result?.values.copy === CHECKED_VALUE}
            className="mt-1 size-6 flex-none accent-awning"
          />
          {words.copyLabel}
        </label>
        <p className="text-[0.9rem] text-ink-soft sm:col-span-2">{words.consent}</p>
        <p className="flex flex-wrap gap-3 sm:col-span-2">
          <button type="submit" className="button max-sm:w-full" aria-disabled={isSending}>
            {isSending ? words.sending : words.submit} <Arrow />
          </button>
          <Link
            to={calculatorQuery(STEPS, selection, calculator, language)}
            className="button button-quiet max-sm:w-full"
          >
            {words.back}
          </Link>
        </p>
      </Form>
    </>
  );
}
