import { expect, test } from 'vitest';
import { faqSchema } from './faq.schema.ts';

test('[FAQ-01] a FAQ is a title and items with question and answer', () => {
  const faq = { title: 'Questions', items: [{ question: 'Combien ?', answer: '1 500 €' }] };
  expect(faqSchema.parse(faq)).toMatchObject(faq);
  for (const wrong of [
    { title: 7 },
    { items: [{ question: 7 }] },
    { items: [{ answer: [] }] },
    { items: {} },
  ]) {
    expect(faqSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});
