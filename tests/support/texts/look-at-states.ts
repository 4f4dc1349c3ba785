import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Language, languages } from '#domain/languages.ts';
import { type PageId, pathTo } from '#domain/pages.ts';
import { booted } from '../browser/browser.ts';
import { holdPost } from '../browser/forms.ts';
import { edit } from '../data/edit.ts';
import type { Site } from '../site/site.ts';
import type { Look } from './look.ts';
import { TYPED } from './marked-texts.ts';

interface Opening {
  width?: number;
  /** Time stands still: what shows for some seconds stays. */
  clock?: boolean;
}

/** Opens pages of the marked site, and looks at them as they stand at this moment. */
interface Visitor {
  open(path: string, options?: Opening): Promise<Page>;
  note(where: string, page: Page): Promise<void>;
}

/** What only scripts show: menus, the chat, what is said while something is on its way. */
export async function lookAtStates(
  site: Site,
  look: Look,
  visit: (path: string, options: Opening) => Promise<Page>,
): Promise<void> {
  const pages = new Map<string, Page>();
  const visitor: Visitor = {
    /** A page that was opened once has the scripts already. */
    async open(path, options = {}) {
      const kind = JSON.stringify(options);
      const page = pages.get(kind) ?? (await visit(path, options));
      if (pages.has(kind)) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.goto(site.url + path);
        if (options.clock) await page.mouse.move(2, 2);
      }
      pages.set(kind, page);
      return booted(page);
    },
    note: async (where, page) => look.page(where, await page.content()),
  };
  for (const language of languages) {
    await lookAtMegaMenu(visitor, language);
    // Another text stands in for one that is blank.
    await edit(site, language, 'services', { 'megaMenu.cta.buttonText': '' });
    await lookAtMegaMenu(visitor, language);
    await lookAtMobileMenu(visitor, language);
    await lookAtChat(visitor, language);
    await lookAtForms(visitor, language);
    await lookAtNotices(visitor, language, site);
    await lookAtSmallThings(visitor, language, site);
  }
}

async function lookAtMegaMenu({ open, note }: Visitor, language: Language): Promise<void> {
  const page = await open(pathTo('contact', language));
  await page.locator('header nav button[aria-controls=mega-menu]').hover();
  await page.locator('#mega-menu').waitFor();
  for (const tab of await page.locator('#mega-menu [role=tab]').all()) {
    await tab.click();
    await note('the mega-menu', page);
  }
}

async function lookAtMobileMenu({ open, note }: Visitor, language: Language): Promise<void> {
  const phone = await open(pathTo('contact', language), { width: 375 });
  await phone.locator('header button.round-button').last().click();
  await phone.locator('dialog[open]').waitFor();
  await note('the mobile menu', phone);
}

async function lookAtChat({ open, note }: Visitor, language: Language): Promise<void> {
  const page = await open(pathTo('agency', language), { clock: true });
  const panel = page.locator('aside dialog');
  await page.locator('aside > button').click();
  await panel.locator('[data-step] button.button').waitFor();
  await note('the chat', page);
  await panel.locator('[data-step] button.button').click();
  await panel.locator('[name=message]').waitFor();
  for (const name of ['name', 'message']) await panel.locator(`[name=${name}]`).fill(TYPED);
  await panel.locator('[name=email]').fill('zqzzz@example.com');
  await sendAndLook(page, { address: '/api/chat', form: 'aside dialog', where: 'the chat', note });
}

async function lookAtForms({ open, note }: Visitor, language: Language): Promise<void> {
  const contact = await open(pathTo('contact', language), { clock: true });
  for (const name of ['name', 'message']) await contact.locator(`#form [name=${name}]`).fill(TYPED);
  await contact.locator('#form [name=email]').fill('zqzzz@example.com');
  await contact.locator('#form [name=projectType]').selectOption({ index: 1 });
  await sendAndLook(contact, { address: '/api/contact', form: '#form', where: 'the contact form', note });

  const jobs = await open(pathTo('recruitment', language), { clock: true });
  for (const name of ['firstName', 'lastName', 'message'])
    await jobs.locator(`#application [name=${name}]`).fill(TYPED);
  await jobs.locator('#application [name=email]').fill('zqzzz@example.com');
  await jobs.locator('#application [name=position]').selectOption({ index: 1 });
  const cv = {
    name: TYPED,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'),
  };
  await jobs.locator('#application [name=cv]').setInputFiles(cv);
  await sendAndLook(jobs, {
    address: '/api/applications',
    form: '#application',
    where: 'the application',
    note,
  });

  const quote = await open(
    `${pathTo('calculator', language)}?${language === 'fr' ? 'etape=devis' : 'step=quote'}`,
  );
  await quote.locator('main [name=name]').fill(TYPED);
  await quote.locator('main [name=email]').fill('zqzzz@example.com');
  await holdData(quote);
  await quote.locator('main form button[type=submit]').last().click();
  await quote.locator('main button[aria-disabled=true]').waitFor();
  await note('a quote on its way', quote);
}

interface SentForm {
  address: string;
  form: string;
  where: string;
  note: Visitor['note'];
}

/** A form on its way, that failed, and that was received: answered here, since one visitor may not send so many. */
async function sendAndLook(page: Page, { address, form, where, note }: SentForm): Promise<void> {
  const button = page.locator(`${form} button[type=submit]`);
  for (const [status, seen, state] of [
    [503, '[role=alert]', 'that failed'],
    [201, '.notice-good, div[role=status]', 'that was received'],
  ] as const) {
    const held = await holdPost(page, address, { status });
    await button.click();
    await expect.poll(() => button.locator('.spinner').count()).toBe(1);
    await note(`${where} on its way`, page);
    held.release();
    await page.locator(form).locator(seen).waitFor();
    await note(`${where} ${state}`, page);
    await page.unroute(`**${address}`);
  }
}

async function holdData(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** What is said while a page, or the answer of a list, is on its way. */
async function lookAtNotices({ open, note }: Visitor, language: Language, site: Site): Promise<void> {
  const [article] = await site.services.articles.published(language);
  const [study] = await site.services.caseStudies.published(language);
  const ways: [from: PageId, to: string][] = [
    ['contact', pathTo('agency', language)],
    ['contact', pathTo('blog', language)],
    ['contact', pathTo('cii', language)],
    ['blog', pathTo('article', language, article?.slug)],
    ['caseStudies', pathTo('caseStudyDetail', language, study?.slug)],
  ];
  for (const [from, to] of ways) {
    const page = await open(pathTo(from, language));
    const letGo = await holdData(page);
    await page.locator(`a[href="${to}"]`).first().click();
    await page.locator('[role=status] .animate-spin').waitFor();
    await note(`on the way to ${to}`, page);
    letGo();
  }
  const offline = await open(pathTo('contact', language));
  await offline.context().setOffline(true);
  const agency = offline.locator(`a[href="${pathTo('agency', language)}"]`).first();
  await agency.evaluate((link: HTMLAnchorElement) => link.click());
  await offline.locator('[role=status] .animate-spin').waitFor();
  await note('without network', offline);
  await offline.context().setOffline(false);
  await offline.locator('main[data-screen=Agency]').waitFor();
  const blog = await open(pathTo('blog', language));
  const letGo = await holdData(blog);
  await blog.locator('#blog .chip').nth(1).click();
  await expect.poll(() => blog.locator('#articles [role=status]').textContent()).not.toBe('');
  await note('a query of the blog', blog);
  letGo();
}

async function lookAtSmallThings({ open, note }: Visitor, language: Language, site: Site): Promise<void> {
  const [article] = await site.services.articles.published(language);
  const contents = await open(pathTo('article', language, article?.slug));
  await contents.locator('article nav button').click();
  await contents.locator('article nav ol').waitFor();
  await note('the contents of an article', contents);
  await contents.context().grantPermissions(['clipboard-write']);
  await contents.locator('#share button').click();
  await expect.poll(() => contents.locator('#share [role=status]').textContent()).not.toBe('');
  await note('the copied link of an article', contents);

  const lost = await open(language === 'fr' ? '/zqzzz' : '/en/zqzzz');
  await lost.locator('main button').last().click();
  await expect.poll(() => lost.locator('main button').count()).toBe(1);
  await note('a lost page that stays', lost);

  const chart = await open(pathTo('beLP', language));
  await chart.locator('.donut').scrollIntoViewIfNeeded();
  await chart.locator('figure ul button').first().focus();
  await chart.getByRole('tooltip').waitFor();
  await note('the chart', chart);

  const gallery = await open(pathTo('agency', language));
  await gallery.locator('#gallery a').first().click();
  await gallery.locator('dialog[open] figcaption').waitFor();
  await note('a photo', gallery);
}
