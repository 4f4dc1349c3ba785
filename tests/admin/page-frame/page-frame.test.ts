import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, saveStatus, signedIn, wide } from '#tests/support/browser/signed-in.ts';
import { startSite } from '#tests/support/site/site.ts';

const phone = { viewport: { width: 390, height: 844 } };

const frameOf = (page: Page): FrameLocator => page.frameLocator('.page-frame iframe');
const pane = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isFocused = (page: Page, path: string) =>
  field(page, path).evaluate((control) => control === document.activeElement);
const windowWidth = (page: Page) =>
  frameOf(page)
    .locator('body')
    .evaluate(() => innerWidth);

test('[EDIT-01] [EDIT-03] on a wide screen fields and page stand side by side, and what is typed shows at once', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin/pages/hosting', { ...(await signedIn(site)), ...wide }));
  const heading = frameOf(page).getByRole('heading', { level: 1 });
  await heading.waitFor();
  await expect.poll(() => pane(page, 'Les deux').getAttribute('aria-pressed')).toBe('true');
  await field(page, 'hero.title').fill('Un toit pour votre site');
  await frameOf(page).getByRole('heading', { level: 1, name: 'Un toit pour votre site' }).waitFor();
  expect(await saveStatus(page).textContent()).toBe('Modifications non enregistrées');

  expect(await windowWidth(page)).toBe(1120);
  await page.locator('.page-frame').getByRole('button', { name: 'Téléphone' }).click();
  await expect.poll(() => windowWidth(page)).toBe(390);

  await page.locator('.admin-header [data-theme-toggle]').click();
  await expect
    .poll(() =>
      frameOf(page)
        .locator('html')
        .evaluate((root) => root.classList.contains('dark')),
    )
    .toBe(true);

  await pane(page, 'Modifier').click();
  await expect.poll(() => page.locator('.page-frame').isVisible()).toBe(false);
  await pane(page, 'Aperçu').click();
  await expect.poll(() => field(page, 'hero.title').isVisible()).toBe(false);
  const top = async () => (await page.locator('.page-frame').boundingBox())?.y;
  await expect.poll(top).toBeLessThan(200);
  // Alone it has more room than a desk needs, and fills it.
  await page.locator('.page-frame').getByRole('button', { name: 'Ordinateur' }).click();
  const room = () => page.locator('.page-frame-window').evaluate(({ clientWidth }) => clientWidth);
  await expect.poll(async () => (await windowWidth(page)) - (await room())).toBe(0);
  expect(await room()).toBeGreaterThan(1120);
});

test('[EDIT-01] [EDIT-02] on a telephone page and fields are two tabs, and a chosen text leads from one to the other', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin/pages/faq?lang=en', { ...(await signedIn(site)), ...phone }));
  expect(await pane(page, 'Les deux').isVisible()).toBe(false);
  await pane(page, 'Aperçu').click();
  const { title } = await site.services.content.section('faq', 'en');
  await frameOf(page).getByRole('heading', { name: title }).click();
  await expect.poll(() => isFocused(page, 'title')).toBe(true);
  expect(await windowWidth(page)).toBe(390);
});

test('[EDIT-02] by hand and by keys a text opens its field, in the editor of another section too', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin/pages/home', { ...(await signedIn(site)), ...wide }));
  const { features } = await site.services.content.section('home', 'fr');
  const heading = frameOf(page).getByRole('heading', { name: features.title });
  await heading.hover();
  await expect.poll(() => frameOf(page).locator('.field-outline').textContent()).toBe('Titre');
  await heading.click();
  await expect.poll(() => isFocused(page, 'features.title')).toBe(true);

  const subtitle = frameOf(page).getByText(features.subtitle);
  await subtitle.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(page, 'features.subtitle')).toBe(true);

  const { title } = await site.services.content.section('faq', 'fr');
  await frameOf(page).getByRole('heading', { name: title }).click();
  await page.waitForURL(/\/admin\/pages\/faq#faq\.title$/);
  await expect.poll(() => isFocused(page, 'title')).toBe(true);
  await frameOf(page).getByRole('heading', { level: 1 }).waitFor();
});

test('[EDIT-04] a focused field shows its place, on the page that shows it', async ({ visit, site }) => {
  const page = await booted(await visit('/admin/pages/common', { ...(await signedIn(site)), ...wide }));
  await frameOf(page).getByRole('heading', { level: 1 }).waitFor();
  const { notFound, agency } = await site.services.content.section('common', 'fr');
  await field(page, 'agency.name').focus();
  await expect.poll(() => frameOf(page).locator('.field-outline').isVisible()).toBe(true);
  expect(await frameOf(page).locator('body [data-fields~="common.agency.name"]').first().textContent()).toBe(
    agency.name,
  );
  await field(page, 'notFound.title').focus();
  await frameOf(page).getByRole('heading', { name: notFound.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/pages/common');
});

test('[EDIT-04] [MOMENT-05] what the announcement says in the evening is seen while it is written, and the announcement else', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin/pages/common', { ...(await signedIn(site)), ...wide }));
  const bar = frameOf(page).locator('.announcement > p');
  const { announcement } = await site.services.content.section('common', 'fr');
  await bar.first().getByText(announcement.text).waitFor();
  await field(page, 'announcement.evening.text').fill('Il est {time}. Bonsoir.');
  await bar.getByText(/^Il est \d\d:\d\d\. Bonsoir\./).waitFor();
  await expect.poll(() => bar.first().isVisible()).toBe(false);
  await field(page, 'announcement.text').focus();
  await expect.poll(() => bar.first().isVisible()).toBe(true);
});

test('[EDIT-06] the page for what is not there is edited from where it was met', async ({ visit, site }) => {
  const { notFound } = await site.services.content.section('common', 'fr');
  const options = { ...(await signedIn(site)), ...wide, expectedComplaint: /404/ };
  const page = await visit('/rien-ici', options);
  await page.getByRole('link', { name: 'Modifier cette page' }).click();
  await frameOf(page).getByRole('heading', { name: notFound.title }).click();
  await expect.poll(() => isFocused(page, 'notFound.title')).toBe(true);
});

test.for([
  ['fr', '/admin/pages/projects'],
  ['en', '/admin/pages/projects?lang=en'],
] as const)(
  '[EDIT-01] [EDIT-03] (%s) the words of case studies are edited beside one of them',
  async ([language, address], { visit, site }) => {
    const page = await booted(await visit(address, { ...(await signedIn(site)), ...wide }));
    const { overview } = await site.services.content.section('projects', language);
    await frameOf(page).getByRole('heading', { name: overview.title }).waitFor();
    await field(page, 'overview.title').fill('Xylophone');
    await frameOf(page).getByRole('heading', { name: 'Xylophone' }).waitFor();
  },
);

test('[EDIT-60] a picture opens its field, by hand and by keys, and a focused picture field shows its place', async ({
  visit,
  site,
}) => {
  const page = await booted(
    await visit('/admin/pages/agency?lang=en', { ...(await signedIn(site)), ...wide }),
  );
  const { team } = await site.services.content.section('agency', 'en');
  const [first, second] = team.members;
  if (!first || !second) throw new Error('There are two members at least.');
  const picture = (address: string) => frameOf(page).locator(`img[src="${address}"]`).first();
  await picture(first.image).hover();
  await expect.poll(() => frameOf(page).locator('.field-outline').textContent()).toBe('Image');
  await picture(first.image).click();
  await expect.poll(() => isFocused(page, 'team.members.0.image')).toBe(true);

  await picture(second.image).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(page, 'team.members.1.image')).toBe(true);
  const outlined = async () => ({
    outline: await frameOf(page).locator('.field-outline').boundingBox(),
    image: await picture(second.image).boundingBox(),
  });
  await expect
    .poll(async () => {
      const { outline, image } = await outlined();
      return outline && image && Math.abs(outline.y - image.y) < 8 && Math.abs(outline.x - image.x) < 8;
    })
    .toBe(true);

  // Two members with one picture: the words beside it tell them apart.
  await field(page, 'team.members.1.image').fill(first.image);
  const twice = frameOf(page).locator(`img[src="${first.image}"]`).nth(1);
  await twice.click();
  await expect.poll(() => isFocused(page, 'team.members.1.image')).toBe(true);
});

test('[EDIT-07] with Ctrl a click follows a link, and the fields follow the page', async ({
  visit,
  site,
}) => {
  const page = await booted(await visit('/admin/pages/home', { ...(await signedIn(site)), ...wide }));
  await frameOf(page)
    .locator('header')
    .getByRole('link', { name: 'Tarifs' })
    .click({ modifiers: ['Control'] });
  await page.waitForURL(/\/admin\/pages\/pricing$/);
  const { hero } = await site.services.content.section('pricing', 'fr');
  await frameOf(page).getByRole('heading', { level: 1, name: hero.title }).waitFor();
  await field(page, 'hero.title').waitFor();
});

test('[EDIT-07] a link to a place of the same page leads there, by hand and by keys, and the page stays', async ({
  visit,
  site,
}) => {
  const options = { ...(await signedIn(site)), ...wide };
  const page = await booted(await visit('/admin/articles/delais-creation-site-internet', options));
  const link = frameOf(page).locator('.contents-list a').nth(2);
  const chapter = frameOf(page).getByRole('heading', { level: 2, name: (await link.textContent()) ?? '' });
  await link.click();
  const top = () => chapter.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThanOrEqual(0);

  await frameOf(page).getByRole('link', { name: 'Aller au contenu' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => frameOf(page).locator('main:focus').count()).toBe(1);

  // What others show at their address stays where it is: the policy of the page would refuse it.
  const elsewhere = frameOf(page)
    .locator('#share')
    .getByRole('link', { name: /LinkedIn/ });
  await elsewhere.evaluate((link) => link.removeAttribute('target'));
  await elsewhere.click();
  await chapter.waitFor();
});

test.for([
  ['/admin/pages/contact', 'email'],
  ['/admin/pages/contact?page=%2Frendez-vous', 'email'],
] as const)(
  '[EDIT-03] a form of the page beside an editor (%s) sends nothing, and says so',
  async ([address, name], { visit }) => {
    const site = await startSite();
    const page = await booted(await visit(address, { ...(await signedIn(site)), ...wide }));
    const control = frameOf(page).locator(`main [name="${name}"]`);
    await control.fill('claire@example.com');
    await control.press('Enter');
    await frameOf(page).getByText('rien n’est envoyé à l’agence').waitFor();
    expect(await control.inputValue()).toBe('claire@example.com');
    await frameOf(page).getByRole('heading', { level: 1 }).waitFor();
  },
);

test('[EDIT-06] whoever is signed in gets from a public page to its fields, with this page beside them', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(await visit('/en/pricing', { ...(await signedIn(site)), ...wide }));
  // Another page, without a new load: the link is for the one that is shown.
  await page
    .locator('footer')
    .getByRole('link', { name: /funding|Belgium/i })
    .first()
    .click();
  await page.waitForURL(/aides-creation-site-internet-belgique/);
  await page.getByRole('link', { name: 'Modifier cette page' }).click();
  await page.waitForURL(/\/admin\/pages\/cii\?/);
  const { belgium } = await site.services.content.section('cii', 'en');
  await frameOf(page).getByRole('heading', { level: 1, name: belgium.hero.title }).waitFor();
});
