import { stepParameter, stepValue } from '#domain/calculator/query.ts';
import { nextStep, previousStep, STEPS } from '#domain/calculator/steps.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { Arrow } from '../../../ui/arrow.tsx';
import { useContent } from '../../content.tsx';

interface StepButtonsProps {
  step: number;
  labels: SectionContent<'calculator'>['labels'];
}

/** Forward comes first: it is what the Enter key presses. */
export function StepButtons({ step, labels }: StepButtonsProps) {
  const { language } = useContent();
  const isLast = step === STEPS;
  const to = (target: Parameters<typeof stepValue>[0]) => ({
    type: 'submit' as const,
    name: stepParameter[language],
    value: stepValue(target, language),
  });
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      <button {...to(isLast ? 'quote' : nextStep(step))} className="button max-sm:w-full">
        {isLast ? labels.quote : labels.next} <Arrow />
      </button>
      <button {...to(previousStep(step))} disabled={step === 1} className="button button-quiet max-sm:w-full">
        {labels.previous}
      </button>
      <noscript>
        <button {...to(step)} className="button button-quiet max-sm:w-full">
          {labels.refresh}
        </button>
      </noscript>
    </p>
  );
}
