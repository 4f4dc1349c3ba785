import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DAY_MS, parisDay } from '#domain/paris-day.ts';
import * as article from '#tests/support/browser/article-editor.ts';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, passTime, test } from '#tests/support/browser/browser.ts';
import { colleague, signedInColleague } from '#tests/support/browser/second-administrator.ts';
import {
  DRAFT,
  field,
  localDrafts,
  PUBLISHED,
  saveStatus,
  signedIn,
  watchSaves,
} from '#tests/support/browser/signed-in.ts';
import { publish as publishArticle } from '#tests/support/data/articles.ts';
import { edit, written } from '#tests/support/data/edit.ts';
import { postJson, quote } from '#tests/support/data/leads.ts';
import { chosenCopies, write } from '#tests/support/data/working-copies.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const UNSAVED = 'Modifications non enregistrées';
const PRICE = 'projectTypes.0.basePrices.simple';
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

const publishButton = (page: Page) => page.getByRole('button', { name: 'Publier', exact: true });
const discardButton = (page: Page) => page.getByRole('button', { name: 'Abandonner le brouillon' });
const status = (page: Page) => saveStatus(page).textContent();

async function discard(page: Page): Promise<void> {
  await discardButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Abandonner ce brouillon' });
  await dialog.getByRole('button', { name: 'Abandonner le brouillon' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** What the estimate of a quote that is sent now is frozen with. */
async function basePriceOfQuote(site: Site): Promise<number> {
  const sent = await postJson(site, '/api/quotes', { ...quote, language: 'fr' });
  expect(sent.status).toBe(201);
  const token = sent.headers.get('location')?.split('/').at(-1) ?? '';
  return (await site.services.estimates.find(token))?.figures.base ?? 0;
}

describe.each([
  ['1440 px', wide],
  ['390 px', narrow],
])('at %s', (_, viewport) => {
  test('[PUBLISH-01] [PUBLISH-12] [PUBLISH-13] a price left half written is nobody’s price until it is published, in one click', async ({
    visit,
  }) => {
    const site = await startSite({ environment: { TRUST_PROXY: '1' } });
    const before = await site.services.content.section('calculator', 'fr');
    const options = { ...(await signedIn(site)), viewport, clock: true };
    const page = await booted(await visit('/admin/pages/calculator', options));
    const saves = watchSaves(page);
    await field(page, PRICE).fill('1');
    await expect.poll(() => status(page)).toBe(UNSAVED);
    await passTime(page, 3600);
    await expect.poll(() => status(page)).toMatch(DRAFT);
    expect(saves).toEqual(['/api/working-copies/sections/fr/calculator']);

    const visitor = await visit('/calculateur-prix', { url: site.url, viewport });
    await visitor.getByText('À partir de 1\u202f500\u00a0€').first().waitFor();
    await expect.poll(() => visitor.getByText('À partir de 1\u00a0€').count()).toBe(0);
    expect(await site.json('/data/fr/calculator.json')).toEqual(before);
    expect(await basePriceOfQuote(site)).toBe(1500);
    expect(await written(site, 'en', 'calculator')).toMatchObject({
      projectTypes: [{ basePrices: { simple: 1 } }, {}, {}, {}],
    });

    await field(page, PRICE).fill('1600');
    await page.keyboard.press('Control+s');
    await expect.poll(() => saves.length).toBe(2);
    await expect.poll(() => status(page)).toMatch(DRAFT);
    expect(await site.json('/data/fr/calculator.json')).toEqual(before);
    await publishButton(page).click();
    await expect.poll(() => status(page)).toMatch(PUBLISHED);
    await expect.poll(() => publishButton(page).isDisabled()).toBe(true);
    for (const [address, text] of [
      ['/calculateur-prix', 'À partir de 1\u202f600\u00a0€'],
      ['/en/price-calculator', 'From €1,600'],
    ] as const)
      await (await visit(address, { url: site.url })).getByText(text).first().waitFor();
    expect(await basePriceOfQuote(site)).toBe(1600);

    await field(page, PRICE).fill('1700');
    await field(page, PRICE).press('Control+Enter');
    await expect.poll(() => status(page)).toMatch(PUBLISHED);
    expect(await basePriceOfQuote(site)).toBe(1700);
    const focused = await field(page, PRICE).evaluate((one) => one === document.activeElement);
    expect(focused).toBe(true);
    expect(await site.services.workingCopies.list()).toEqual([]);
  });

  test('[PUBLISH-02] a draft that says what is published goes; a discarded one is asked about once and can be had back', async ({
    visit,
  }) => {
    const site = await startSite();
    const page = await booted(await visit('/admin/pages/faq', { ...(await signedIn(site)), viewport }));
    const original = await field(page, 'title').inputValue();
    await field(page, 'title').fill('Autre titre');
    await page.keyboard.press('Control+s');
    await expect.poll(() => status(page)).toMatch(DRAFT);
    await field(page, 'title').fill(original);
    await page.keyboard.press('Control+s');
    await expect.poll(() => status(page)).toBe('Textes d’origine');
    await expect.poll(() => discardButton(page).count()).toBe(0);
    expect(await site.services.workingCopies.list()).toEqual([]);

    await field(page, 'title').fill('Titre abandonné');
    await page.keyboard.press('Control+s');
    await expect.poll(() => status(page)).toMatch(DRAFT);
    await discardButton(page).click();
    await page.getByRole('button', { name: 'Garder le brouillon' }).click();
    expect(await violations(page)).toEqual([]);
    expect(await written(site, 'fr', 'faq')).toMatchObject({ title: 'Titre abandonné' });
    await discard(page);
    await expect.poll(() => field(page, 'title').inputValue()).toBe(original);
    await expect.poll(() => status(page)).toBe('Textes d’origine');
    expect(await site.services.workingCopies.list()).toEqual([]);
    await page.getByRole('button', { name: 'Rétablir le brouillon' }).click();
    await expect.poll(() => field(page, 'title').inputValue()).toBe('Titre abandonné');
    await expect.poll(() => status(page)).toMatch(DRAFT);
    expect(await written(site, 'fr', 'faq')).toMatchObject({ title: 'Titre abandonné' });
    await discard(page);
    await expect.poll(() => field(page, 'title').inputValue()).toBe(original);
    await page.getByRole('button', { name: 'Annuler la dernière modification' }).click();
    await expect.poll(() => field(page, 'title').inputValue()).toBe('Titre abandonné');
  });
});

test('[PUBLISH-03] two administrators write one draft; what one publishes is carried over, what both changed is asked', async ({
  visit,
}) => {
  const site = await startSite();
  const expected = { expectedComplaint: /409/ };
  const page = await booted(await visit('/admin/pages/faq', { ...(await signedIn(site)), ...expected }));
  const theirs = await booted(
    await visit('/admin/pages/faq', { ...(await signedInColleague(site)), ...expected }),
  );
  await field(page, 'title').fill('Mon titre');
  await page.keyboard.press('Control+s');
  await expect.poll(() => status(page)).toMatch(DRAFT);
  await field(theirs, 'subtitle').fill('Leur sous-titre');
  await theirs.keyboard.press('Control+s');
  await theirs.getByText(/a été modifiée ailleurs en même temps/).waitFor();
  await expect.poll(() => field(theirs, 'title').inputValue()).toBe('Mon titre');
  expect(await written(site, 'fr', 'faq')).toMatchObject({ title: 'Mon titre', subtitle: 'Leur sous-titre' });
  await page.reload();
  await expect
    .poll(() => status(page))
    .toMatch(/^Brouillon enregistré à \d\d:\d\d par paul@.*, pas encore publié$/);
  await booted(page);
  expect(colleague.email).toMatch(/^paul@/);

  // Somebody publishes underneath, in other fields and in the same.
  await edit(site, 'fr', 'faq', { 'items.0.question': 'Publié par un autre', title: 'Leur titre' });
  const { items: theirItems } = await site.services.content.section('faq', 'fr');
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Deux versions' });
  await dialog.waitFor();
  await expect.poll(() => dialog.getByRole('group').count()).toBe(1);
  await expect.poll(() => dialog.getByText('Mon titre').count()).toBe(1);
  await dialog.getByRole('button', { name: 'Plus tard' }).click();
  await expect.poll(() => field(page, 'items.0.question').inputValue()).toBe('Publié par un autre');
  await expect.poll(() => field(page, 'title').inputValue()).toBe('Mon titre');
  await page.keyboard.press('Control+Enter');
  expect(await site.json('/data/fr/faq.json')).toMatchObject({ title: 'Leur titre' });
  await page.getByRole('button', { name: 'Choisir', exact: true }).click();
  await dialog.getByRole('button', { name: 'Garder ces choix' }).click();
  await expect.poll(() => status(page)).toMatch(DRAFT);
  await publishButton(page).click();
  await expect
    .poll(() => site.json('/data/fr/faq.json'))
    .toMatchObject({ title: 'Mon titre', subtitle: 'Leur sous-titre', items: theirItems });
});

test('[PUBLISH-02] a draft that a colleague has just written in is shown before it is discarded', async ({
  visit,
}) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), expectedComplaint: /409/ };
  const page = await booted(await visit('/admin/pages/faq', options));
  await field(page, 'title').fill('Mon titre');
  await page.keyboard.press('Control+s');
  await expect.poll(() => status(page)).toMatch(DRAFT);
  const theirs = await booted(await visit('/admin/pages/faq', await signedInColleague(site)));
  await field(theirs, 'subtitle').fill('Leur sous-titre');
  await theirs.keyboard.press('Control+s');
  await expect.poll(() => status(theirs)).toMatch(DRAFT);
  await discardButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Abandonner ce brouillon' });
  await dialog.getByRole('button', { name: 'Abandonner le brouillon' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'vient d’être modifié ailleurs' }).waitFor();
  await expect.poll(() => field(page, 'subtitle').inputValue()).toBe('Leur sous-titre');
  await dialog.getByRole('button', { name: 'Abandonner le brouillon' }).click();
  await expect.poll(() => status(page)).toBe('Textes d’origine');
  expect(await site.services.workingCopies.list()).toEqual([]);
});

test('[PUBLISH-02] whoever discards prices is told that those of the other language go with them', async ({
  visit,
}) => {
  const site = await startSite();
  const prices = { collection: 'section', language: 'fr', id: 'calculator' } as const;
  await write(site.services, prices, { 'designPrices.premium': 900 });
  expect(await site.services.workingCopies.list()).toHaveLength(2);
  const page = await booted(await visit('/admin/pages/calculator', await signedIn(site)));
  await discardButton(page).click();
  await page.getByRole('dialog').getByText('Les prix sont communs aux deux langues').waitFor();
  await page.getByRole('button', { name: 'Garder le brouillon' }).click();
  await discard(page);
  await expect.poll(async () => (await site.services.workingCopies.list()).length).toBe(0);
});

test('[PUBLISH-04] a reset goes into the draft, and the site changes when it is published', async ({
  visit,
}) => {
  const site = await startSite();
  const original = (await site.services.content.section('faq', 'fr')).title;
  await edit(site, 'fr', 'faq', { title: 'Publié' });
  const page = await booted(await visit('/admin/pages/faq', await signedIn(site)));
  await page.getByRole('button', { name: 'Revenir aux textes d’origine' }).click();
  await page.getByRole('button', { name: 'Réinitialiser' }).click();
  await expect.poll(() => status(page)).toMatch(DRAFT);
  await expect.poll(() => field(page, 'title').inputValue()).toBe(original);
  expect(await site.json('/data/fr/faq.json')).toMatchObject({ title: 'Publié' });
  await publishButton(page).click();
  await expect.poll(() => status(page)).toMatch(PUBLISHED);
  expect(await site.json('/data/fr/faq.json')).toMatchObject({ title: original });
});

const FAQ = { collection: 'section', language: 'fr', id: 'faq' } as const;

/** A draft by somebody else; answers its version. */
async function writtenFaq({ services: { workingCopies } }: Site): Promise<string> {
  const { content, version } = await workingCopies.load(FAQ);
  const changed = { ...(content as object), title: 'Prévu' };
  return workingCopies.save(FAQ, changed, { basedOn: version, by: 'marie' });
}

async function scheduleFaq({ services: { publications } }: Site, version: string): Promise<void> {
  const at = new Date(Date.now() + DAY_MS);
  await publications.schedule([{ ref: FAQ, version }], { name: 'Demain', by: 'marie', at });
}

test('[PUBLISH-07] what a scheduled publication holds cannot be written in until it is taken out', async ({
  visit,
}) => {
  const site = await startSite();
  await scheduleFaq(site, await writtenFaq(site));
  const page = await booted(await visit('/admin/pages/faq', await signedIn(site)));
  await page.getByText(/Ce contenu partira le .* avec la publication «\sDemain\s»/).waitFor();
  await expect.poll(() => field(page, 'title').inputValue()).toBe('Prévu');
  expect(await status(page)).toBe('Programmé, pas encore en ligne');
  await expect.poll(() => field(page, 'title').evaluate((one) => one.closest('[inert]') !== null)).toBe(true);
  // A text of the page leads to what holds its field, and says how to write in it.
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
  await page.frameLocator('.page-frame iframe').getByRole('heading', { name: 'Prévu' }).click();
  await page.locator('.scheduled-notice:focus').getByText('Pour le modifier, retirez-le').waitFor();
  await page.getByRole('button', { name: 'Le retirer pour le modifier' }).click();
  await expect.poll(() => page.getByText(/Ce contenu partira/).count()).toBe(0);
  await booted(page);
  await field(page, 'title').fill('Repris');
  await page.keyboard.press('Control+s');
  await expect.poll(() => written(site, 'fr', 'faq')).toMatchObject({ title: 'Repris' });
});

test('[PUBLISH-07] what is scheduled while somebody writes in it says so, and keeps their words until it is taken out', async ({
  visit,
}) => {
  const site = await startSite();
  const version = await writtenFaq(site);
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 409/ };
  const page = await booted(await visit('/admin/pages/faq', options));
  await scheduleFaq(site, version);
  await field(page, 'title').fill('Écrit trop tard');
  await publishButton(page).click();
  await page.getByText(/Ce contenu partira le .* avec la publication «\sDemain\s»/).waitFor();
  await page.getByText('Il a été programmé pendant que vous écriviez.').waitFor();
  expect(await page.getByText('Ce champ est à corriger').count()).toBe(0);
  expect(await status(page)).toBe('Programmé, pas encore en ligne');
  await page.getByRole('button', { name: 'Le retirer pour le modifier' }).click();
  await expect.poll(() => status(page)).toMatch(DRAFT);
  expect(await field(page, 'title').inputValue()).toBe('Écrit trop tard');
  expect(await written(site, 'fr', 'faq')).toMatchObject({ title: 'Écrit trop tard' });
});

test('[PUBLISH-05] a publication that finds no network says what becomes of it, and is tried again', async ({
  visit,
}) => {
  const site = await startSite();
  // Time stands still: the draft is not saved by itself meanwhile.
  const options = { ...(await signedIn(site)), clock: true, expectedComplaint: /ERR_INTERNET_DISCONNECTED/ };
  const page = await booted(await visit('/admin/pages/faq', options));
  await page.route('**/publish', (route) => route.abort('internetdisconnected'));
  await field(page, 'title').fill('Bientôt');
  await publishButton(page).click();
  await page.getByText(/n’a pas confirmé la publication.* enregistré comme brouillon/).waitFor();
  await page.unroute('**/publish');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(() => status(page)).toMatch(PUBLISHED);
  expect(await site.json('/data/fr/faq.json')).toMatchObject({ title: 'Bientôt' });
});

test('[PUBLISH-14] an emptied price that is published by keys is the price that the field shows, and needs a yes', async ({
  visit,
}) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 4(?:09|22)/ };
  const page = await booted(await visit('/admin/pages/calculator', options));
  const before = await site.json('/data/fr/calculator.json');
  await field(page, PRICE).fill('1750');
  await field(page, PRICE).fill('');
  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('dialog')
    .getByText(/tombe à 0\s€/)
    .waitFor();
  expect(await site.json('/data/fr/calculator.json')).toEqual(before);
});

test('[PUBLISH-14] a price says at once how it was understood, and an emptied figure is an error of its field', async ({
  visit,
}) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), expectedComplaint: /422/ };
  const page = await booted(await visit('/admin/pages/calculator', options));
  const row = page.locator(`[data-row="${PRICE}"]`);
  const understood = row.getByRole('status');
  for (const [typed, told] of [
    ['1.700', 'compris\u00a0: 1\u00a0€'],
    ['€1700', 'compris\u00a0: 0\u00a0€'],
  ] as const) {
    await field(page, PRICE).fill(typed);
    await expect.poll(async () => [typed, await understood.textContent()]).toEqual([typed, told]);
    await field(page, PRICE).blur();
    await expect.poll(async () => [typed, await understood.textContent()]).toEqual([typed, told]);
  }
  for (const plain of ['1700', '1 700', '1 700 €']) {
    await field(page, PRICE).fill(plain);
    await expect.poll(async () => [plain, await understood.count()]).toEqual([plain, 0]);
  }

  await page.goto(`${site.url}/admin/pages/home`);
  await booted(page);
  const before = await site.json('/data/fr/home.json');
  const figure = field(page, 'stats.items.0.value');
  await figure.fill('');
  await expect.poll(() => figure.getAttribute('aria-invalid')).toBe('true');
  await page.locator('[data-row="stats.items.0.value"]').getByText('Écrivez un nombre.').waitFor();
  await figure.blur();
  await expect.poll(() => figure.inputValue()).toBe('');
  await publishButton(page).click();
  await page.getByRole('alert').filter({ hasText: 'stats.items.0.value' }).waitFor();
  expect(await site.json('/data/fr/home.json')).toEqual(before);
  await figure.fill('0');
  await expect.poll(() => figure.getAttribute('aria-invalid')).toBeNull();
  await publishButton(page).click();
  await expect.poll(() => status(page)).toMatch(PUBLISHED);
  expect(await site.json('/data/fr/home.json')).toMatchObject({
    stats: { items: [{ value: 0 }, {}, {}, {}] },
  });
});

test.for([
  ['1440 px', wide],
  ['390 px', narrow],
] as const)(
  '[PUBLISH-14] a price that changes a lot is named and published only after a yes, at %s',
  async ([, viewport], { visit }) => {
    const site = await startSite();
    const options = { ...(await signedIn(site)), viewport, expectedComplaint: /409/ };
    const page = await booted(await visit('/admin/pages/calculator', options));
    const price = async (language: 'fr' | 'en') =>
      (await site.services.content.section('calculator', language)).projectTypes[0]?.basePrices.simple;
    const dialog = page.getByRole('dialog', { name: 'Ces prix sont-ils justes' });

    await field(page, PRICE).fill('1');
    await publishButton(page).click();
    await dialog.getByText('Site vitrine').waitFor();
    await dialog.getByText('1\u202f500\u00a0€ devient 1\u00a0€ (−99\u00a0%).').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Revenir aux prix' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect([await price('fr'), await price('en')]).toEqual([1500, 1500]);
    await expect.poll(() => field(page, PRICE).inputValue()).toBe('1');

    await field(page, PRICE).fill('0');
    await page.keyboard.press('Control+Enter');
    await dialog.getByText('Ce prix tombe à 0\u00a0€. Avant\u00a0: 1\u202f500\u00a0€.').waitFor();
    await dialog.getByRole('button', { name: 'Oui, publier ces prix' }).click();
    await expect.poll(() => status(page)).toMatch(PUBLISHED);
    expect([await price('fr'), await price('en')]).toEqual([0, 0]);
    await expect.poll(() => dialog.count()).toBe(0);
  },
);

test('[PUBLISH-06] what cannot go live is told at its field, and stays in the draft', async ({ visit }) => {
  const site = await startSite();
  const options = { ...(await signedIn(site)), expectedComplaint: /409/ };
  const page = await booted(await visit('/admin/pages/calculator', options));
  const before = await site.json('/data/fr/calculator.json');
  await field(page, 'pageText.ctaLink').fill('/nulle-part');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  await publishButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Ce lien ne mène nulle part\u00a0: /nulle-part' });
  const isInSight = () =>
    alert.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
  await alert.getByRole('button', { name: /pageText\.ctaLink/ }).click();
  await expect
    .poll(() => field(page, 'pageText.ctaLink').evaluate((one) => one === document.activeElement))
    .toBe(true);
  expect(await site.json('/data/fr/calculator.json')).toEqual(before);
  await page.keyboard.press('Control+s');
  await expect.poll(() => status(page)).toMatch(DRAFT);
  expect(await alert.count()).toBe(1);
  await field(page, 'pageText.ctaLink').fill('/blog');
  await publishButton(page).click();
  await expect.poll(() => status(page)).toMatch(PUBLISHED);
  await expect.poll(() => alert.count()).toBe(0);
});

test('[PUBLISH-12] the price comparison shows published and working prices, for the examples and for what visitors asked', async ({
  visit,
}) => {
  const site = await startSite({ environment: { TRUST_PROXY: '1' } });
  expect(await basePriceOfQuote(site)).toBe(1500);
  const page = await booted(await visit('/admin/pages/calculator', await signedIn(site)));
  await field(page, PRICE).fill('1501');
  await page.keyboard.press('Control+s');
  await expect.poll(() => status(page)).toMatch(DRAFT);
  await page.reload();
  await booted(page);
  const comparison = page.locator('.sample-prices');
  await expect
    .poll(() => comparison.locator('tbody tr').first().textContent())
    .toMatch(/1\s500\s€.*1\s501\s€.*\+1\s€/);
  await comparison.getByText('Vos dernières demandes').click();
  const request = comparison.locator('details tbody tr');
  await expect.poll(() => request.count()).toBe(1);
  await expect
    .poll(() => request.textContent())
    .toMatch(/^Site, simple, 7 pages, 1 option5\s320\s€148\s€\/mois5\s321\s€.*\+1\s€/);
  expect(await comparison.textContent()).not.toMatch(/Jane|Doe|jane@/);
  expect(await violations(page)).toEqual([]);
});

describe('an article', () => {
  test('[PUBLISH-15] a new article stays in place after its first save: caret, words, slug and id', async ({
    visit,
  }) => {
    const site = await startSite();
    const page = await article.opened(await visit('/admin/articles/_new', await signedIn(site)));
    await article.field(page, 'title').fill('Vitesse humaine');
    await article.field(page, 'description').fill('Deux phrases.');
    await article.text(page).click();
    await page.keyboard.type('Première phrase.');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/working-copies/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    const id = await article.field(page, 'id').inputValue();
    await page.keyboard.press('Control+s');
    await expect.poll(() => status(page)).toBe('Enregistrement…');
    await page.keyboard.type(' Pendant.');
    held.resolve();
    await page.waitForURL(`**/admin/articles/${id}`);
    await page.keyboard.type(' La phrase suivante.');
    await expect
      .poll(() => article.text(page).textContent())
      .toBe('Première phrase. Pendant. La phrase suivante.');
    expect(
      await Promise.all(['title', 'slug', 'id'].map((name) => article.field(page, name).inputValue())),
    ).toEqual(['Vitesse humaine', 'vitesse-humaine', id]);
    await expect.poll(() => status(page)).toMatch(DRAFT);
    await expect.poll(() => localDrafts(page)).toEqual([]);
    const ref = { collection: 'article', language: 'fr', id } as const;
    await expect
      .poll(async () => (await site.services.workingCopies.load(ref)).content)
      .toMatchObject({ content: '<p>Première phrase. Pendant. La phrase suivante.</p>' });
    expect((await site.get('/blog/vitesse-humaine', { redirect: 'manual' })).status).toBe(302);

    // Once it is named, what a crash leaves behind belongs to it and not to the next new article.
    await page.keyboard.type(' Et');
    await expect.poll(() => localDrafts(page)).toEqual([expect.stringContaining(`fr/articles/${id}#`)]);
    await page.reload();
    await article.opened(page);
    await page.getByRole('button', { name: 'Reprendre', exact: true }).click();
    await expect.poll(() => article.text(page).textContent()).toMatch(/suivante\. Et$/);

    await article.field(page, 'published').check();
    await article.publishButton(page).click();
    await article.toast(page).filter({ hasText: 'succès' }).waitFor();
    expect(await site.text('/blog/vitesse-humaine')).toContain('La phrase suivante. Et');
  });

  test('[PUBLISH-15] below an inserted image one goes on writing, and Enter leaves a caption', async ({
    visit,
    site,
  }) => {
    const page = await article.opened(await visit('/admin/articles/_new', await signedIn(site)));
    const insert = async () => {
      await page.getByRole('button', { name: 'Image', exact: true }).click();
      await page.getByLabel('Adresse de l’image').fill('/images/blog/default-article.jpg');
      await page.getByRole('button', { name: 'Insérer' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await article.text(page).click();
    await page.keyboard.type('Avant.');
    await insert();
    await page.keyboard.type('La suite de mon article.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Deuxième paragraphe.');
    const sheet = page.locator('.text-editor-sheet');
    await expect.poll(() => sheet.locator('figcaption').textContent()).toBe('');
    await expect
      .poll(() => sheet.locator('p').allTextContents())
      .toEqual(['Avant.', 'La suite de mon article.', 'Deuxième paragraphe.']);

    await sheet.locator('figcaption').click();
    await page.keyboard.type('Notre vitrine');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Sous la légende.');
    await expect.poll(() => sheet.locator('figcaption').textContent()).toBe('Notre vitrine');
    await expect
      .poll(() => sheet.locator('p').allTextContents())
      .toEqual(['Avant.', 'Sous la légende.', 'La suite de mon article.', 'Deuxième paragraphe.']);

    // In the middle of a paragraph the other half goes on below the image.
    await page.keyboard.press('Home');
    for (let letter = 0; letter < 'Sous '.length; letter += 1) await page.keyboard.press('ArrowRight');
    await insert();
    await page.keyboard.type('>');
    await expect
      .poll(() => sheet.locator('p').allTextContents())
      .toEqual(['Avant.', 'Sous ', '>la légende.', 'La suite de mon article.', 'Deuxième paragraphe.']);
    expect(await article.source(page)).toMatch(
      /<p>Sous <\/p>\s*<figure><img [^>]*><\/figure>\s*<p>&gt;la légende/,
    );
  });

  test('[PUBLISH-02] after a publication a letter that comes and goes leaves no draft, in a new article and in an old one', async ({
    visit,
  }) => {
    const site = await startSite();
    await publishArticle(site, 'essai', { excerpt: 'Résumé', content: '<p>Texte</p>' });
    const page = await article.opened(await visit('/admin/articles/essai', await signedIn(site)));
    const comeAndGo = async () => {
      const description = article.field(page, 'description');
      await description.press('End');
      await description.press('z');
      await page.keyboard.press('Control+s');
      await expect.poll(() => status(page)).toMatch(DRAFT);
      await description.press('Backspace');
      await page.keyboard.press('Control+s');
      await expect.poll(() => status(page)).toMatch(PUBLISHED);
      expect(await site.services.workingCopies.list()).toEqual([]);
    };
    await article.field(page, 'description').fill('Autre résumé');
    await article.publishButton(page).click();
    await expect.poll(() => status(page)).toMatch(PUBLISHED);
    await comeAndGo();

    await page.goto(`${site.url}/admin/articles/_new`);
    await article.opened(page);
    await article.field(page, 'title').fill('Tout neuf');
    await article.field(page, 'description').fill('Résumé');
    await article.field(page, 'published').check();
    await article.text(page).click();
    await page.keyboard.type('Texte');
    await article.publishButton(page).click();
    await expect.poll(() => status(page)).toMatch(PUBLISHED);
    await comeAndGo();
    await page.goto(`${site.url}/admin/publications`);
    await booted(page);
    await page.getByText('Tout ce qui est écrit est en ligne.').waitFor();
  });

  test('[PUBLISH-02] [PUBLISH-03] what its form does not show is what the server holds, also after others wrote it and after a discard', async ({
    visit,
  }) => {
    const site = await startSite();
    const { workingCopies } = site.services;
    const hidden = { subtitle: 'Le leur', imageAlt: 'Leur rue' };
    const ref = { collection: 'article', language: 'fr', id: 'essai' } as const;
    await publishArticle(site, 'essai', { excerpt: 'Résumé', content: '<p>Texte</p>' });
    const held = async () => (await workingCopies.load(ref)).content;
    const page = await article.opened(
      await visit('/admin/articles/essai', { ...(await signedIn(site)), expectedComplaint: /409/ }),
    );
    const { content, version } = await workingCopies.load(ref);
    await workingCopies.save(ref, { ...(content as object), ...hidden }, { basedOn: version, by: 'paul' });
    await article.field(page, 'description').fill('Le mien');
    await page.keyboard.press('Control+s');
    await expect.poll(() => held()).toMatchObject({ excerpt: 'Le mien', ...hidden });
    await expect.poll(() => status(page)).toMatch(DRAFT);

    await discard(page);
    await article.field(page, 'description').fill('Encore');
    await page.keyboard.press('Control+s');
    await expect.poll(() => held()).toMatchObject({ excerpt: 'Encore', subtitle: '', imageAlt: '' });
  });

  test('[PUBLISH-01] Ctrl+Enter in the text publishes it and adds nothing to it', async ({ visit }) => {
    const site = await startSite();
    await publishArticle(site, 'essai', { excerpt: 'Résumé', content: '<p>Texte</p>' });
    const page = await article.opened(await visit('/admin/articles/essai', await signedIn(site)));
    const published = async () => (await site.services.articles.byId('fr', 'essai'))?.content;
    for (const [keys, word, text] of [
      ['Control+Enter', ' un', '<p>Texte un</p>'],
      ['Meta+Enter', ' deux', '<p>Texte un deux</p>'],
    ] as const) {
      await article.text(page).press('ControlOrMeta+End');
      await page.keyboard.type(word);
      await page.keyboard.press(keys);
      await expect.poll(published).toBe(text);
      await expect.poll(() => status(page)).toMatch(PUBLISHED);
    }
    expect(await article.source(page)).toBe('<p>Texte un deux</p>');
  });

  test('[PUBLISH-02] a draft that was never published leaves the list, and comes back from there', async ({
    visit,
  }) => {
    const site = await startSite();
    const page = await article.opened(await visit('/admin/articles/_new', await signedIn(site)));
    await article.field(page, 'title').fill('Jamais paru');
    await page.keyboard.press('Control+s');
    await expect.poll(() => status(page)).toMatch(DRAFT);
    await page.getByText(/Pour publier, il manque\s: description, contenu/).waitFor();
    await article.field(page, 'description').fill('Résumé.');
    await article.writeSource(page, '<p>Texte</p>');
    await page.keyboard.press('Control+s');
    await expect.poll(() => status(page)).toMatch(DRAFT);
    const row = page.locator('.entry-row').filter({ hasText: 'Jamais paru' });
    await expect.poll(() => row.locator('.entry-state').allTextContents()).toEqual(['Jamais publié']);
    expect(await row.getByText('Voir la page').count()).toBe(0);
    await discard(page);
    await page.waitForURL('**/admin/articles');
    await expect.poll(() => row.count()).toBe(0);
    await expect.poll(() => page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Rétablir le brouillon' }).click();
    await expect.poll(() => row.count()).toBe(1);

    await row.getByRole('button', { name: /^Supprimer/ }).click();
    await page.getByRole('button', { name: 'Supprimer l’article' }).click();
    await expect.poll(() => row.count()).toBe(0);
    expect(await site.services.workingCopies.list()).toEqual([]);
    await page.getByRole('button', { name: 'Rétablir', exact: true }).click();
    await expect.poll(() => row.count()).toBe(1);
  });

  test.for([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])(
    '[PUBLISH-07] at $width px: articles that wait in a publication say so in the list and are not deleted',
    async (viewport, { visit }) => {
      const site = await startSite();
      const { articles, workingCopies, publications } = site.services;
      const ref = { collection: 'article', language: 'fr', id: 'neuf' } as const;
      const [shipped] = await articles.published('fr');
      const { entry } = await articles.load('fr', shipped?.id ?? '');
      const article = { ...entry, id: 'neuf', slug: 'neuf', title: 'Neuf' };
      await workingCopies.save(ref, article, { basedOn: '0:', by: 'marie' });
      await write(site.services, { ...ref, id: entry.id }, { title: 'Pour Noël' });
      const at = new Date(`${parisDay(new Date(Date.now() + DAY_MS))}T06:00:00Z`);
      const chosen = await chosenCopies(site.services);
      await publications.schedule(chosen, { by: 'marie', at, name: 'Noël', confirmed: true });
      const page = await booted(await visit('/admin/articles', { ...(await signedIn(site)), viewport }));
      const row = page.locator('[data-entry=neuf]');
      const changed = page.locator('.entry-row').filter({ hasText: 'Pour Noël' });
      const states = (of: Locator) => of.locator('.entry-state').allTextContents();
      const waits = expect.stringMatching(/^Publication programmée le \d+ .+ à 0[78]:00$/);
      expect(await states(row)).toEqual(['Jamais publié', waits]);
      expect(await states(changed)).toEqual(['Publié', waits]);
      await changed.getByRole('button', { name: /^Supprimer/ }).click();
      await page.getByRole('alert').filter({ hasText: '« Pour Noël » n’est pas supprimé' }).waitFor();
      await row.getByRole('button', { name: /^Supprimer/ }).click();
      const alert = page.getByRole('alert').filter({ hasText: '« Neuf » n’est pas supprimé' });
      await alert.getByText(/la publication «\sNoël\s», programmée le /).waitFor();
      expect(await row.count()).toBe(1);
      await alert.getByRole('link', { name: 'Publications programmées' }).click();
      await page.getByRole('region', { name: 'Noël' }).waitFor();
    },
  );

  test('[PUBLISH-02] a deleted article takes its draft out of the list and brings it back', async ({
    visit,
  }) => {
    const site = await startSite();
    await publishArticle(site, 'essai', { excerpt: 'Résumé', content: '<p>Texte</p>' });
    const page = await article.opened(await visit('/admin/articles/essai', await signedIn(site)));
    await article.field(page, 'title').fill('Écrit, pas publié');
    await page.keyboard.press('Control+s');
    await expect.poll(() => status(page)).toMatch(DRAFT);
    await page.getByRole('button', { name: 'Fermer', exact: true }).click();
    const row = page.locator('[data-entry=essai]');
    await expect
      .poll(() => row.locator('.entry-state').allTextContents())
      .toEqual(['Publié', 'Modifications non publiées']);
    await row.getByRole('button', { name: /^Supprimer/ }).click();
    await page.getByRole('dialog').getByText('Ses modifications non publiées partent avec lui').waitFor();
    await page.getByRole('button', { name: 'Supprimer l’article' }).click();
    await expect.poll(() => row.count()).toBe(0);
    await page.reload();
    await booted(page);
    await expect.poll(() => row.count()).toBe(0);
    const { rev } = (await site.services.articles.revisions('fr', 'essai'))[0] ?? { rev: 0 };
    await site.services.articles.restore('fr', 'essai', rev - 1, { by: 'marie', basedOn: rev });
    await page.reload();
    await expect.poll(() => row.textContent()).toContain('Écrit, pas publié');
  });
});
