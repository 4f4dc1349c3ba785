import { HtmlValidate } from 'html-validate';
import { expect } from 'vitest';
import { test } from '#tests/support/site-test.ts';

/** React writes attributes and void elements in its own, equally valid way. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'void-style': 'off',
  },
});

test.for([
  '/',
  '/en',
  '/agence',
  '/en/agency',
  '/cas-clients',
  '/en/case-studies/cave-vauban',
  '/xyz',
  '/cii',
  '/expertises',
  '/en/pricing',
  '/en/aides-creation-site-internet-belgique',
  '/mentions-legales',
  '/en/terms-conditions',
  '/expertises/hebergement',
  '/en/expertises/maintenance-support',
  '/en/expertises/react-development',
  '/expertises/applications-nextjs',
  '/en/expertises/wordpress-sites',
  '/expertises/ecommerce-woocommerce',
  '/expertises/applications-mobiles',
  '/en/react-applications',
  '/en/privacy-policy',
  '/admin',
  '/calculateur-prix',
  '/en/price-calculator?step=3',
  '/calculateur-prix?etape=4&pages=9',
  '/en/price-calculator?step=quote',
  '/estimation/x',
])('%s is valid HTML', async (path, { site }) => {
  const { results } = await validator.validateString(await site.text(path));
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => [ruleId, message, selector]),
  );
  expect(problems).toEqual([]);
});
