import { memo } from 'react';
import { selectionFields } from '#domain/calculator/query.ts';
import type { StepProps } from './step-props.ts';

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
