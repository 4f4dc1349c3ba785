import type { Ref } from 'react';
import { StepHeading } from './step-heading.tsx';
import type { StepProps } from './wizard.tsx';

export function QuoteRequest({ calculator, heading }: StepProps & { heading: Ref<HTMLHeadingElement> }) {
  return <StepHeading id="step" heading={heading} words={calculator.labels.quoteForm} />;
}
