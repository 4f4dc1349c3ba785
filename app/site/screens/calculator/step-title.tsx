import { useLocation } from 'react-router';
import { stepParameter } from '#domain/calculator/query.ts';
import type { Step } from '#domain/calculator/steps.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { fillIn } from '#domain/content/text.ts';
import { useContent } from '../../content.tsx';

interface StepTitleProps {
  title: string;
  step: Step;
  labels: SectionContent<'calculator'>['labels'];
}

/** The title of the document, with the step where the address names one. */
export function StepTitle({ title, step, labels }: StepTitleProps) {
  const { language } = useContent();
  const isNamed = new URLSearchParams(useLocation().search).has(stepParameter[language]);
  const words = step === 'quote' ? labels.quoteForm.title : fillIn(labels.progress, { step });
  return <title>{isNamed ? `${words} · ${title}` : title}</title>;
}
