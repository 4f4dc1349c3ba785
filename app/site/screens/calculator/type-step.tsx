import { formatAmount } from '#domain/calculator/amounts.ts';
import { fillIn } from '#domain/content/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useContent } from '../../content.tsx';
import { Choice } from './choice.tsx';
import type { StepProps } from './other-choices.tsx';

export function TypeStep({ calculator, selection }: StepProps) {
  const { language } = useContent();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {calculator.projectTypes
        .filter(({ offered }) => offered)
        .map(({ id, title, description, icon, basePrices }) => (
          <Choice
            key={id}
            type="radio"
            name="type"
            value={id}
            chosen={selection.type === id}
            title={title}
            description={description}
            price={fillIn(calculator.labels.from, { price: formatAmount(basePrices.simple, language) })}
          >
            <Icon name={icon} className="size-12 flex-none text-brass" />
          </Choice>
        ))}
    </div>
  );
}
