import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { languages } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import {
  field as articleField,
  opened,
  publishButton,
  toast,
} from '#tests/support/browser/article-editor.ts';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, PUBLISHED, saveStatus, signedIn, wide } from '#tests/support/browser/signed-in.ts';
import { bareStudy } from '#tests/support/data/case-studies.ts';
import { edit } from '#tests/support/data/edit.ts';
import { startSite } from '#tests/support/site/site.ts';

const frameOf = (page: Page) => page.frameLocator('.page-frame iframe');
const publish = (page: Page) => page.getByRole('button', { name: 'Publier', exact: true }).click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const chosen = (page: Page, path: string) =>
  field(page, path).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent);

test.for(languages)(
  '[WAY-18] the case study of a client is chosen from the visible ones, of the language that is edited (%s)',
  async (language, { visit }) => {
    const site = await startSite();
    const by = { by: 'test', basedOn: 0 };
    await site.services.caseStudies.save(language, bareStudy('cache', { published: false }), by);
    await edit(site, language, 'testimonials', { 'items.1.caseStudy': 'disparu' });
    const page = await booted(
      await visit(`/admin/pages/testimonials?lang=${language}`, { ...(await signedIn(site)), ...wide }),
    );
    const studies = await site.services.caseStudies.published(language);
    await expect
      .poll(() => field(page, 'items.0.caseStudy').locator('option').allTextContents())
      .toEqual(['Aucun', ...studies.map(({ client, title }) => `${client} – ${title}`)]);
    expect(await chosen(page, 'items.1.caseStudy')).toBe('disparu (introuvable)');
    await field(page, 'items.0.caseStudy').selectOption('cave-vauban');
    const link = 'a[href$="/cave-vauban"]';
    await frameOf(page).locator(`#testimonials ${link}`).waitFor({ state: 'attached' });
    await publish(page);
    await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);

    await page.goto(`${site.url}/admin/pages/common?lang=${language}`);
    await booted(page);
    await field(page, 'partners.items.0.caseStudy').selectOption('cave-vauban');
    await publish(page);
    await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);
    expect(await violations(page)).toEqual([]);

    const visitor = await visit(pathTo('home', language), { url: site.url, javaScriptEnabled: false });
    for (const part of ['#testimonials', '#partners'])
      expect(await visitor.locator(`${part} ${link}`).count()).toBe(1);
  },
);

test.for(languages)(
  '[WAY-18] the words of the links are edited where they are read (%s)',
  async (language, { visit }) => {
    const site = await startSite();
    const page = await booted(
      await visit(`/admin/pages/wordpress?lang=${language}`, { ...(await signedIn(site)), ...wide }),
    );
    const story = language === 'fr' ? 'Lire l’histoire' : 'Read the story';
    await frameOf(page).locator('#call').getByRole('link', { name: story }).click();
    await page.waitForURL(/\/admin\/pages\/common(\?lang=en)?#common\.readStory$/);
    await expect.poll(() => focused(page)).toBe('common.readStory');
  },
);

test.for(languages)(
  '[WAY-18] [WAY-19] the choices of a study are ticked in its form, by the names of the calculator (%s)',
  async (language, { visit }) => {
    const site = await startSite();
    const study = bareStudy('neuf', { calculator: undefined });
    await site.services.caseStudies.save(language, study, { by: 'test', basedOn: 0 });
    const { projectTypes, features } = await site.services.content.section('calculator', language);
    const titleOf = (id: string) => projectTypes.find((type) => type.id === id)?.title ?? '';
    const nameOf = (id: string) => features.find((option) => option.id === id)?.name ?? '';
    const page = await booted(
      await visit(`/admin/case-studies/neuf?lang=${language}`, { ...(await signedIn(site)), ...wide }),
    );
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    const type = field(page, 'calculator.type');
    await expect
      .poll(() => type.locator('option').allTextContents())
      .toEqual(['Aucun\u00a0: pas de lien vers le calculateur', ...projectTypes.map(({ title }) => title)]);
    const estimate = frameOf(page).locator('#estimate a');
    await frameOf(page).getByRole('heading', { level: 1, name: study.title }).waitFor();
    expect(await estimate.count()).toBe(0);

    await type.selectOption({ label: titleOf('website') });
    await page.getByLabel(nameOf('booking'), { exact: true }).check();
    await field(page, 'calculator.complexity').selectOption({ label: 'Complexe' });
    await field(page, 'calculator.pages').fill('9');
    await field(page, 'calculator.hosting').check();
    await expect
      .poll(async () =>
        Object.fromEntries(new URL((await estimate.getAttribute('href')) ?? '', site.url).searchParams),
      )
      .toMatchObject({
        type: 'website',
        features: 'booking',
        complexity: 'complex',
        pages: '9',
        hosting: '1',
      });
    expect(await violations(page)).toEqual([]);
    await publish(page);
    await page.locator('.case-study-editor').waitFor({ state: 'detached' });
    const { entry } = await site.services.caseStudies.load(language, 'neuf');
    expect(entry.calculator).toMatchObject({
      type: 'website',
      features: ['booking'],
      complexity: 'complex',
      pages: 9,
    });
    const visitor = await visit(pathTo('caseStudyDetail', language, 'neuf'), { url: site.url });
    await visitor.locator('#estimate a[href*="features=booking"]').waitFor();

    // The type offers others: what it does not offer is there to be unticked, and is named.
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await type.selectOption({ label: titleOf('ecommerce') });
    await page.getByLabel('booking (introuvable)').waitFor();
    await publish(page);
    await page.locator('.case-study-editor').waitFor({ state: 'detached' });
    await page.goto(`${site.url}/admin/checks`);
    await booted(page);
    await page.getByText('choix que le calculateur ne propose pas : booking').waitFor();
    await page.locator('a[href*="case-study.calculator.features.0"]').click();
    await expect.poll(() => focused(page)).toBe('case-study.calculator.features.0');
    await page.keyboard.press('Space');
    await expect.poll(() => page.getByLabel('booking (introuvable)').count()).toBe(0);
  },
);

test.for([
  ['fr', 'woocommerce-ou-pas', 'Passer à la pratique'],
  ['en', 'woocommerce-or-not', 'Put it into practice'],
] as const)(
  '[WAY-18] [WAY-20] the page that an article leads to is chosen among those of the site (%s)',
  async ([language, id, words], { visit }) => {
    const site = await startSite();
    const page = await opened(
      await visit(`/admin/articles/${id}?lang=${language}`, { ...(await signedIn(site)), ...wide }),
    );
    const select = articleField(page, 'page');
    await expect.poll(() => select.inputValue()).toBe(pathTo('ecommerce', language));
    await select.selectOption({ label: 'Hébergement' });
    const link = frameOf(page).locator('article').getByRole('link', { name: words });
    await expect.poll(() => link.getAttribute('href')).toBe(pathTo('hosting', language));
    await articleField(page, 'title').focus();
    await link.click();
    await expect.poll(() => focused(page)).toBe('article.page');
    await publishButton(page).click();
    await toast(page).waitFor();
    const { entry } = await site.services.articles.load(language, id);
    expect(entry.page).toBe(pathTo('hosting', language));

    await site.services.articles.save(
      language,
      { ...entry, page: '/perdue' },
      { by: 'test', basedOn: (await site.services.articles.load(language, id)).rev },
    );
    await page.goto(`${site.url}/admin/articles/${id}?lang=${language}`);
    await opened(page);
    await expect
      .poll(() => select.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.textContent))
      .toBe('/perdue (introuvable)');
  },
);
