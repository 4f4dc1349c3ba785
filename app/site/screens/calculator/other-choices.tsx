import { memo } from 'react';
import type { Selection } from '#domain/calculator/choices.ts';
import { selectionFields } from '#domain/calculator/query.ts';
import type { SectionContent } from '#domain/content/sections.ts';

/** What every step is drawn from. */
export interface StepProps {
  calculator: SectionContent<'calculator'>;
  selection: Selection;
}

/** What the other steps have chosen travels along. */
export const OtherChoices = memo(function OtherChoices({
  calculator,
  selection,
  except,
}: StepProps & { except?: string[] }) {
  return selectionFields(selection, calculator)
    .filter(([name]) => !except?.includes(name))
    .map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
});
