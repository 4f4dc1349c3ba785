import { expect, test } from 'vitest';
import { mailOf, mailPath, mailSection } from './visitor-mails.ts';

test('[EDIT-63] a field of a mail names it, and its page names the section', () => {
  expect(mailOf('contact.answer.text')).toBe('answer');
  expect(mailOf('calculator.labels.quoteForm.copyText')).toBe('estimate');
  expect(mailOf('calculator.labels.quoteForm.copyLabel')).toBeUndefined();
  expect(mailOf('contact.form.title')).toBeUndefined();
  expect([mailPath('answer', 'fr'), mailPath('estimate', 'en')]).toEqual([
    '/mails/answer',
    '/en/mails/estimate',
  ]);
  expect([mailSection('/mails/answer'), mailSection('/en/mails/estimate'), mailSection('/contact')]).toEqual([
    'contact',
    'calculator',
    undefined,
  ]);
});
