import { formatAmount } from '#domain/calculator/amounts.ts';
import { monthlyServices } from '#domain/calculator/choices.ts';
import { CHECKED_VALUE } from '#domain/calculator/query.ts';
import { fillIn } from '#domain/content/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useContent } from '../../content.tsx';
import { Choice } from './choice.tsx';
import type { StepProps } from './other-choices.tsx';

const icons = { maintenance: 'Wrench', seo: 'Zap', hosting: 'Server' };

export function ServicesStep({ calculator, selection }: StepProps) {
  const { language } = useContent();
  const { labels } = calculator;
  return (
    <div className="grid gap-4">
      {monthlyServices.map((service) => (
        <Choice
          key={service}
          type="checkbox"
          name={service}
          value={CHECKED_VALUE}
          chosen={selection[service]}
          {...labels.services[service]}
          price={fillIn(labels.perMonth, {
            price: formatAmount(calculator.monthlyServices[service], language),
          })}
        >
          <Icon name={icons[service]} className="size-12 flex-none text-brass" />
        </Choice>
      ))}
    </div>
  );
}
