import { expect } from 'vitest';
import { edit } from '#tests/support/data/edit.ts';
import { startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

test('the shipped words have no broken link, no image without words and no field in one language only', async ({
  site,
}) => {
  const findings = await site.services.checkContent();
  expect(findings.filter(({ advice }) => !advice)).toEqual([]);
});

test('what an administrator breaks is named with its field', async () => {
  const site = await startSite();
  await edit(site, 'fr', 'home', { 'hero.title': 'Un "titre" droit' });
  await edit(site, 'en', 'blog', { 'cta.buttonLink': '/en/nowhere' });
  const findings = await site.services.checkContent();
  expect(findings).toContainEqual({
    place: 'blog',
    language: 'en',
    path: 'cta.buttonLink',
    problem: { code: 'broken-link', address: '/en/nowhere' },
  });
  expect(findings).toContainEqual(
    expect.objectContaining({ place: 'home', path: 'hero.title', advice: true }),
  );
});

test('[EDIT-50] former addresses of one language are no fault, and a link to one leads somewhere', async () => {
  const site = await startSite();
  await edit(site, 'fr', 'common', { redirects: [{ from: '/vieux', to: '/contact' }] });
  await edit(site, 'fr', 'blog', { 'cta.buttonLink': '/vieux' });
  const findings = await site.services.checkContent();
  expect(findings.filter(({ advice }) => !advice)).toEqual([]);
  await edit(site, 'fr', 'common', { redirects: [{ from: '/vieux', to: '/nulle-part' }] });
  expect((await site.services.checkContent()).filter(({ advice }) => !advice)).toEqual([
    expect.objectContaining({ place: 'common', path: 'redirects.0.to' }),
  ]);
});
