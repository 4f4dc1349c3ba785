import { formatAmount } from '#domain/calculator/amounts.ts';
import { complexities } from '#domain/calculator/choices.ts';
import { projectType } from '#domain/calculator/configuration.ts';
import { useContent } from '../../content.tsx';
import { Choice } from './choice.tsx';
import type { StepProps } from './other-choices.tsx';

/** The step where the complexity is chosen; its levels are drawn as one bag in three sizes. */
const bagSizes = { simple: 0.55, medium: 0.78, complex: 1 };

export function ComplexityStep({ calculator, selection }: StepProps) {
  const { language } = useContent();
  const prices = projectType(calculator, selection.type)?.basePrices;
  return (
    <div className="grid gap-4">
      {complexities.map((complexity) => (
        <Choice
          key={complexity}
          type="radio"
          name="complexity"
          value={complexity}
          chosen={selection.complexity === complexity}
          {...calculator.labels.complexity[complexity]}
          price={formatAmount(prices?.[complexity] ?? 0, language)}
        >
          <Bag size={bagSizes[complexity]} />
        </Choice>
      ))}
    </div>
  );
}

function Bag({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 60 66" className="h-16 flex-none" aria-hidden="true">
      <g transform={`translate(${30 - 30 * size} ${66 - 66 * size}) scale(${size})`}>
        <path d="M6 20h48l5 46H1z" className="fill-awning" />
        <path d="M18 20a12 12 0 0 1 24 0" fill="none" className="stroke-brass" strokeWidth="4" />
        <path d="M14 34h32v4a5.3 5.3 0 0 1-10.6 0 5.3 5.3 0 0 1-10.7 0A5.3 5.3 0 0 1 14 38z" fill="#fff6ea" />
      </g>
    </svg>
  );
}
