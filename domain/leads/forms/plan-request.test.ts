import { describe, expect, test } from 'vitest';
import contactEn from '../../../content/en/contact.json' with { type: 'json' };
import contactFr from '../../../content/fr/contact.json' with { type: 'json' };
import { languages } from '../../languages.ts';
import { planRequestPath, withPlan } from './plan-request.ts';

const starter = { name: 'Starter', price: '9€/mois' };

test('[HOST-06] the shipped request names the plan and its price and asks for information and a quote', () => {
  const french = withPlan(contactFr.form.prefill, starter);
  expect(french).toMatch(/Starter.*9€\/mois.*informations.*devis personnalisé/);
  const english = withPlan(contactEn.form.prefill, { name: 'Starter', price: '€9/month' });
  expect(english).toMatch(/Starter.*€9\/month.*information.*personalised quote/);
});

test('names stand in a text as they are, wherever it asks for them', () => {
  const odd = { name: '$& {price}', price: "$' & co" };
  expect(withPlan('{plan}, {price}, {plan}', odd)).toBe("$& {price}, $' & co, $& {price}");
  expect(withPlan('Bonjour', starter)).toBe('Bonjour');
});

describe.each(languages)('%s', (language) => {
  test('[HOST-05] the path carries plan, price and message, encoded', () => {
    const url = new URL(planRequestPath(starter, { request: '{plan} & {price} ?', language }), 'http://site');
    expect(url.pathname).toBe(language === 'fr' ? '/contact' : '/en/contact');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      plan: 'Starter',
      price: '9€/mois',
      message: 'Starter & 9€/mois ?',
    });
    expect(url.search).toContain('price=9%E2%82%AC%2Fmois');
  });
});
