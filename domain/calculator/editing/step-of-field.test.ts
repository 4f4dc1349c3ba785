import { expect, test } from 'vitest';
import { calculatorSchema } from '../../content/sections/calculator.schema.ts';
import { calculatorQuery, readSelection, readStep } from '../query.ts';
import { stepOfField } from './step-of-field.ts';

const calculator = calculatorSchema.parse({});

/** What the address of the step says, read as the page reads it. */
function shownFor(path: string) {
  const shown = stepOfField(path, calculator);
  if (!shown) return undefined;
  const query = new URLSearchParams(calculatorQuery(shown.step, shown.selection, calculator, 'en'));
  return { step: readStep(query), ...readSelection(query, calculator) };
}

test('[EDIT-62] a field of the calculator names the step that shows it, with choices that bring it to light', () => {
  expect(shownFor('projectTypes.1.title')).toMatchObject({ step: 1, type: 'ecommerce' });
  expect(shownFor('projectTypes.2.basePrices.complex')).toMatchObject({
    ...{ step: 2, type: 'app', complexity: 'complex' },
  });
  expect(shownFor('features.7.price')).toMatchObject({
    ...{ step: 3, type: 'app', features: ['Notifications push'] },
  });
  expect(shownFor('features.99.name')).toMatchObject({ step: 3, type: 'website', features: [] });
  expect(shownFor('designPrices.premium')).toMatchObject({ step: 4, design: 'premium' });
  expect(shownFor('labels.design.custom.title')).toMatchObject({ step: 4, design: 'custom' });
  expect(shownFor('labels.maxPages')).toMatchObject({ step: 4, pages: 20 });
  expect(shownFor('monthlyServices.seo')).toMatchObject({ step: 5, seo: true, hosting: false });
  expect(shownFor('labels.steps.services.title')).toMatchObject({ step: 5 });
  expect(shownFor('labels.estimate.surcharge')).toMatchObject({ step: 5, pages: 12, maintenance: true });
  expect(shownFor('labels.quoteForm.submit')).toMatchObject({ step: 'quote' });
  expect(shownFor('labels.week')).toMatchObject({ step: 'quote', timeline: 1 });
});

test('[EDIT-62] what every step shows names none', () => {
  for (const path of ['pageText.title', 'labels.next', 'labels.method.title', 'seoTitle'])
    expect(shownFor(path)).toBeUndefined();
});
