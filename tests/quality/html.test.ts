import { HtmlValidate } from 'html-validate';
import { expect } from 'vitest';
import { test } from '#tests/support/site/site-test.ts';

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
    // RGAA 1.9 asks for the role of a figure with a caption.
    'no-redundant-role': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'void-style': 'off',
  },
});

async function problemsOf(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => [ruleId, message, selector]),
  );
}

test('every page that search engines are told of is valid HTML', async ({ site }) => {
  const listed = [...(await site.text('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(listed.length).toBeGreaterThan(70);
  for (const [, address = ''] of listed) {
    const path = new URL(address).pathname;
    expect([path, await problemsOf(await site.text(path))]).toEqual([path, []]);
  }
});

test.for([
  '/xyz',
  '/admin',
  '/calculateur-prix?etape=4&pages=9',
  '/en/price-calculator?step=3',
  '/en/price-calculator?step=quote',
  '/blog?q=rien+de+tel',
  '/contact?plan=Business',
  '/estimation/x',
])('%s is valid HTML', async (path, { site }) => {
  expect(await problemsOf(await site.text(path))).toEqual([]);
});
