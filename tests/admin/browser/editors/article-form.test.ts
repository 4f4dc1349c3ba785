import { expect } from 'vitest';
import {
  field,
  opened,
  preview,
  publishButton,
  text,
  toast,
  writeSource,
} from '#tests/support/browser/article-editor.ts';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';
import { saveStatus, signedIn, wide } from '#tests/support/browser/signed-in.ts';
import { publish } from '#tests/support/data/articles.ts';
import { startSite } from '#tests/support/site/site.ts';

const names =
  'id title slug description author date readTime category tags image published featured seoTitle seoDescription seoKeywords';

test('[ARTED-04] [ARTED-05] [ARTED-06] [ARTED-07] a new article begins blank, and no other can be edited meanwhile', async ({
  visit,
}) => {
  const site = await startSite({ now: () => new Date('2026-03-04T23:30:00Z') });
  const page = await booted(await visit('/admin/articles', await signedIn(site)));
  const create = page.getByRole('button', { name: 'Nouvel article' });
  const edits = page.getByRole('button', { name: /^Modifier « / });
  const enabled = async () => [
    await create.isEnabled(),
    ...(await edits.evaluateAll((all) => all.map((one) => !(one as HTMLButtonElement).disabled))),
  ];
  expect(new Set(await enabled())).toEqual(new Set([true]));
  await create.click();
  await opened(page);
  await expect.poll(async () => new Set(await enabled())).toEqual(new Set([false]));
  await expect.poll(async () => (await enabled()).length).toBeGreaterThan(5);

  const values: Record<string, string> = {};
  for (const name of names.split(' ')) {
    const control = field(page, name);
    values[name] = (await control.getAttribute('type')) === 'checkbox' ? '' : await control.inputValue();
  }
  const { author, date, readTime, image, ...others } = values;
  expect([author, date, readTime, image]).toEqual([
    ...['Atelier Vitrine', '2026-03-05', '5', '/images/blog/default-article.jpg'],
  ]);
  expect(new Set(Object.values(others))).toEqual(new Set(['']));
  await expect.poll(() => text(page).textContent()).toBe('');
  expect((await site.get(image ?? '')).status).toBe(200);
  const options = field(page, 'category').locator('option:not([hidden])');
  await expect
    .poll(() => options.allTextContents())
    .toEqual([...['Développement Web', 'SEO', 'Marketing Digital', 'Design', 'Technologie', 'Business']]);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.waitForURL('**/admin/articles');
  await expect.poll(async () => new Set(await enabled())).toEqual(new Set([true]));
});

test('[ARTED-09] [ARTED-10] [ARTED-12] [ARTED-18] [ARTED-17] [ERR-05] a new article is named by its title, saved by one call and live at once', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await opened(await visit('/admin/articles/_new', await signedIn(site)));
  await field(page, 'title').fill('Déjà vu');
  await expect.poll(() => field(page, 'slug').inputValue()).toBe('deja-vu');
  const id = await field(page, 'id').inputValue();
  expect(id).toMatch(/^deja-vu-\d{13}$/);
  await field(page, 'description').fill('En deux phrases.');
  await expect.poll(() => publishButton(page).isDisabled()).toBe(true);
  await text(page).pressSequentially('Un texte');
  await expect.poll(() => publishButton(page).isEnabled()).toBe(true);
  for (const name of ['title', 'description']) {
    const before = await field(page, name).inputValue();
    await field(page, name).fill('  ');
    await expect.poll(async () => [name, await publishButton(page).isDisabled()]).toEqual([name, true]);
    await field(page, name).fill(before);
  }
  await text(page).press('ControlOrMeta+A');
  await text(page).press('Delete');
  await expect.poll(() => publishButton(page).isDisabled()).toBe(true);
  await text(page).pressSequentially('Un texte');
  await field(page, 'category').selectOption('Design');
  await field(page, 'published').check();
  await field(page, 'featured').check();

  const request = page.waitForRequest('**/api/articles/save');
  await publishButton(page).click();
  const sent = (await request).postDataJSON();
  const stored = await field(page, 'id').inputValue();
  expect([(await request).method(), sent.language, sent.filename]).toEqual(['POST', 'fr', `${stored}.json`]);
  expect(JSON.parse(sent.content)).toMatchObject({
    ...{ id: stored, title: 'Déjà vu', slug: 'deja-vu', excerpt: 'En deux phrases.' },
    ...{ content: '<p>Un texte</p>', status: 'published', featured: true, category: 'Design' },
    ...{ seoTitle: 'Déjà vu', seoDescription: 'En deux phrases.' },
  });
  await expect.poll(() => toast(page).textContent()).toBe('Article sauvegardé avec succès! ');
  await page.waitForURL(`**/admin/articles/${stored}`);
  // The list that knows the article comes with the form that is drawn for it.
  await page.locator(`[data-entry="${stored}"]`).waitFor();
  const blog = await site.text('/blog');
  for (const part of ['Déjà vu', 'À la une', '?category=Design']) expect(blog).toContain(part);
  expect(await site.text('/blog/deja-vu')).toContain('<p>Un texte</p>');

  await opened(page);
  await field(page, 'title').fill('Autre titre');
  await expect
    .poll(async () => [await field(page, 'slug').inputValue(), await field(page, 'id').inputValue()])
    .toEqual([...['autre-titre', stored]]);
});

test('[ARTED-18] [ARTED-19] [ERR-04] [ERR-05] success is shown for 3 s, failure for 5 s, and nothing typed is lost', async ({
  visit,
}) => {
  const site = await startSite();
  await publish(site, 'essai', { excerpt: 'Résumé', content: '<p>Texte</p>' });
  const page = await visit('/admin/articles/essai', {
    ...(await signedIn(site)),
    ...{ clock: true, expectedComplaint: /status of 500/ },
  });
  await booted(page);
  await expect
    .poll(async () => {
      await passTime(page, 200);
      return text(page).count();
    })
    .toBe(1);
  await writeSource(page, '<p>Un autre texte</p>');
  let status = 500;
  await page.route('**/api/articles/save', (route) => route.fulfill({ status, body: '' }));

  await publishButton(page).click();
  const failure = toast(page).filter({ hasText: "Erreur lors de la sauvegarde de l'article" });
  await failure.waitFor();
  await expect
    .poll(() => page.locator('.toast [role=alert]').textContent())
    .toContain('Erreur lors de la sauvegarde');
  await passTime(page, 4900);
  await expect.poll(() => failure.count()).toBe(1);
  await passTime(page, 300);
  await expect.poll(() => failure.count()).toBe(0);
  const html = page.getByRole('textbox', { name: 'Code HTML' });
  await expect.poll(() => html.inputValue()).toBe('<p>Un autre texte</p>');
  await expect.poll(() => saveStatus(page).textContent()).toBe('Modifications non enregistrées');

  status = 200;
  await publishButton(page).click();
  const success = toast(page).filter({ hasText: 'Article sauvegardé avec succès!' });
  await success.waitFor();
  await passTime(page, 2900);
  await expect.poll(() => success.count()).toBe(1);
  await passTime(page, 300);
  await expect.poll(() => success.count()).toBe(0);
});

test('[ARTED-18] a title that was emptied is asked for in one sentence, which nothing about the address goes with', async ({
  visit,
}) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 422/ };
  const page = await booted(await visit('/admin/articles/delais-creation-site-internet', options));
  const title = page.locator('[id="article.title"]');
  await title.fill('');
  await page.keyboard.press('Control+s');
  const sentence = 'Écrivez un titre\u00a0: l’adresse de l’article en est faite.';
  await page.locator('[id="article.title-error"]').getByText(sentence).waitFor();
  expect(await page.locator('[id="article.slug-error"]').count()).toBe(0);
  await title.fill('Un titre de retour');
  await expect.poll(() => page.locator('[id="article.title-error"]').count()).toBe(0);
});

test('[ARTED-08] [ARTED-21] a category of its own stays, and a slug that is taken is marked', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await opened(
    await visit('/admin/articles/woocommerce-ou-pas', {
      ...(await signedIn(site)),
      expectedComplaint: /status of 409/,
    }),
  );
  const category = field(page, 'category');
  expect([await category.inputValue(), await category.locator('option').count()]).toEqual(['guides', 8]);
  await publishButton(page).click();
  await toast(page).filter({ hasText: 'succès' }).waitFor();
  expect(await site.json('/data/fr/articles/woocommerce-ou-pas.json')).toMatchObject({
    ...{ category: 'guides', subtitle: 'Quand nous le conseillons, et quand nous disons non' },
  });

  await field(page, 'slug').fill('budget-site-web-2025');
  await publishButton(page).click();
  await toast(page).filter({ hasText: "Erreur lors de la sauvegarde de l'article" }).waitFor();
  await expect.poll(() => field(page, 'slug').getAttribute('aria-invalid')).toBe('true');
  expect((await site.get('/blog/woocommerce-ou-pas')).status).toBe(200);
  expect(await violations(page)).toEqual([]);

  // Whoever publishes what the box hides reads which box that is.
  await field(page, 'slug').fill('woocommerce-ou-pas');
  await field(page, 'published').uncheck();
  await publishButton(page).click();
  await expect
    .poll(() => saveStatus(page).textContent())
    .toMatch(/masqué\s:\s«\sVisible sur le site\s» est décoché$/);
});

test('[EDIT-61] the page as it will be follows each letter, as wide as a telephone too', async ({
  visit,
}) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), ...wide };
  const page = await opened(await visit('/admin/articles/woocommerce-ou-pas', options));
  const frame = preview(page);
  await frame.getByRole('heading', { name: 'WooCommerce en deux mots' }).waitFor();
  await field(page, 'title').fill('Un titre en direct');
  await frame.getByRole('heading', { level: 1, name: 'Un titre en direct' }).waitFor();
  await text(page).press('ControlOrMeta+Home');
  await text(page).pressSequentially('Vu à l’instant. ');
  await frame.getByText('Vu à l’instant.').waitFor();
  const width = () => frame.locator('html').evaluate((root) => root.clientWidth);
  await expect.poll(() => width()).toBeGreaterThan(1024);
  await page.getByRole('button', { name: 'Téléphone' }).click();
  await expect.poll(width).toBeLessThan(400);
});
