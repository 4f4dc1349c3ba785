import type { Selection } from '#domain/calculator/choices.ts';
import type { SectionContent } from '#domain/content/sections.ts';

/** What every step is drawn from. */
export interface StepProps {
  calculator: SectionContent<'calculator'>;
  selection: Selection;
}
