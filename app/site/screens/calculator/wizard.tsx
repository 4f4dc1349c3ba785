import { lazy, memo, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Form } from 'react-router';
import { STEPS, type Step, stepNames } from '#domain/calculator/steps.ts';
import { pathTo } from '#domain/pages.ts';
import { afterPaint } from '../../../ui/after-paint.ts';
import { patiently } from '../../../ui/network.ts';
import { useContent } from '../../content.tsx';
import { ComplexityStep } from './complexity-step.tsx';
import { DesignStep } from './design-step.tsx';
import { FeaturesStep } from './features-step.tsx';
import type { StepProps } from './other-choices.tsx';
import { OtherChoices } from './other-choices.tsx';
import { Progress } from './progress.tsx';
import { ServicesStep } from './services-step.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepHeading } from './step-heading.tsx';
import { TypeStep } from './type-step.tsx';

/** Where the forms lead to on the page, so that without scripts too a step begins at its heading. */
const ANCHOR = 'step';

interface WizardProps extends StepProps {
  step: Step;
  shown: string;
  readForm(form: HTMLFormElement): void;
  keepInAddress(form: HTMLFormElement): void;
}

const steps = {
  type: { Fields: memo(TypeStep), names: ['type'] },
  complexity: { Fields: memo(ComplexityStep), names: ['complexity'] },
  features: { Fields: memo(FeaturesStep), names: ['features'] },
  design: { Fields: memo(DesignStep), names: ['design', 'pages'] },
  services: { Fields: memo(ServicesStep), names: ['maintenance', 'seo', 'hosting'] },
};

/** Comes with the last step: many only look at the price. */
const loadQuoteRequest = () => import('./quote-request.tsx');
const QuoteRequest = lazy(async () => ({ default: (await patiently(loadQuoteRequest)).QuoteRequest }));

/** Five plain forms, one after the other: each sends all choices to the address of the next step. */
export function Wizard({ calculator, step, shown, selection, readForm, keepInAddress }: WizardProps) {
  const { language } = useContent();
  const form = useRef<HTMLFormElement>(null);
  const heading = useFocusOnChange(step);
  // The browser itself shows what was chosen: the price is drawn before the fields are again.
  const settled = useDeferredValue(selection);

  const keep = useEffectEvent((chosen: HTMLFormElement) => {
    readForm(chosen);
    keepInAddress(chosen);
  });
  // A choice is final with the browser's own event, not with React's: a slider that is dragged sends many
  // of those a second, and browsers refuse that many addresses. Choices made before the scripts ran stand
  // on the page only. The price is painted first.
  useEffect(() => {
    const chosen = form.current;
    if (shown === undefined || !chosen) return;
    const onChange = () => afterPaint(() => chosen.isConnected && keep(chosen));
    keep(chosen);
    chosen.addEventListener('change', onChange);
    return () => chosen.removeEventListener('change', onChange);
  }, [shown]);

  useEffect(() => {
    if (step === STEPS) loadQuoteRequest().catch(() => {});
  }, [step]);

  if (step === 'quote') {
    return <QuoteRequest calculator={calculator} selection={selection} heading={heading} />;
  }
  const name = stepNames[step - 1] as (typeof stepNames)[number];
  const { Fields, names } = steps[name];
  return (
    <Form
      key={shown}
      ref={form}
      method="get"
      action={`${pathTo('calculator', language)}#${ANCHOR}`}
      onChange={(event) => readForm(event.currentTarget)}
      onSubmit={(event) => keepInAddress(event.currentTarget)}
    >
      <Progress step={step} words={calculator.labels.progress} />
      <fieldset>
        <StepHeading id={ANCHOR} heading={heading} words={calculator.labels.steps[name]} />
        <Fields calculator={calculator} selection={settled} />
      </fieldset>
      <OtherChoices calculator={calculator} selection={settled} except={names} />
      <StepButtons step={step} labels={calculator.labels} />
      <p className="mt-4 text-[0.9rem] text-ink-soft">{calculator.labels.share}</p>
    </Form>
  );
}

/** The heading of a step takes the focus when the step changes, not when the page is first shown. */
function useFocusOnChange(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return heading;
}
