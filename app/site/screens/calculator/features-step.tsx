import { formatChange } from '#domain/calculator/amounts.ts';
import { offeredFeatures } from '#domain/calculator/configuration.ts';
import { useContent } from '../../content.tsx';
import { Choice } from './choice.tsx';
import type { StepProps } from './other-choices.tsx';

/** The step where features are chosen; drawn as the menu on a slate. */
export function FeaturesStep({ calculator, selection }: StepProps) {
  const { language } = useContent();
  return (
    <div className="slate-board menu-card px-5 py-3 sm:px-8 sm:py-5">
      {offeredFeatures(calculator, selection.type).map(({ key, name, description, price }) => (
        <Choice
          key={key}
          type="checkbox"
          name="features"
          value={key}
          chosen={selection.features.includes(name)}
          title={name}
          description={description}
          price={formatChange(price, language)}
        />
      ))}
    </div>
  );
}
