import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { field as articleField, opened, preview, text } from '#tests/support/browser/article-editor.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, signedIn, wide } from '#tests/support/browser/signed-in.ts';
import { startSite } from '#tests/support/site/site.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

test('[EDIT-61] [EDIT-66] what the page of an article shows leads to its fields, and links lead on to other articles', async ({
  visit,
}) => {
  const site = await startSite();
  const { entry } = await site.services.articles.load('en', 'woocommerce-or-not');
  const page = await opened(
    await visit('/admin/articles/woocommerce-or-not?lang=en', { ...(await signedIn(site)), ...wide }),
  );
  const frame = preview(page);
  await frame.locator('.prose p').first().click();
  await expect.poll(() => focused(page)).toBe('article.content');
  await frame.locator('article header').getByText(entry.subtitle).click();
  await expect.poll(() => focused(page)).toBe('article.subtitle');
  await articleField(page, 'subtitle').fill('Two sides, one shop');
  await frame.locator('article header').getByText('Two sides, one shop').waitFor();
  await frame.locator(`img[src="${entry.image}"]`).first().click();
  await expect.poll(() => focused(page)).toBe('article.image');
  await frame.locator('article header .tag').first().click();
  await expect.poll(() => focused(page)).toBe('article.tags');
  await frame.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('article.title');
  await expect.poll(() => frame.locator('.field-outline').isVisible()).toBe(true);

  // What every article says is edited with the blog; from there its own words lead back.
  await frame.getByRole('link', { name: /back to the blog/i }).click();
  await page.waitForURL(/\/admin\/pages\/blog\?lang=en#/);
  await expect.poll(() => focused(page)).toBe('blog.article.back');
  await frame.getByRole('heading', { level: 1, name: entry.title }).click();
  await page.waitForURL(/\/admin\/articles\/woocommerce-or-not\?lang=en#article\.title/);
  await expect.poll(() => focused(page)).toBe('article.title');

  const related = frame.locator('a[href^="/en/blog/"]').first();
  const slug = (await related.getAttribute('href'))?.split('/').at(-1) ?? '';
  await related.click({ modifiers: ['Control'] });
  await page.waitForURL((url) => url.pathname.startsWith('/admin/articles/') && !url.hash);
  await expect.poll(() => articleField(page, 'slug').inputValue()).toBe(slug);
});

test.for([
  ['fr', 'woocommerce-ou-pas'],
  ['en', 'woocommerce-or-not'],
] as const)(
  '[EDIT-65] (%s) a click into the text of an article sets the caret there, and the page follows what is written',
  async ([language, id], { visit }) => {
    const site = await startSite();
    const page = await opened(
      await visit(`/admin/articles/${id}?lang=${language}`, { ...(await signedIn(site)), ...wide }),
    );
    const frame = preview(page);
    const paragraphs = frame.locator('.prose p');
    const last = paragraphs.last();
    const said = await last.textContent();
    await last.scrollIntoViewIfNeeded();
    const scrolled = () => frame.locator('html').evaluate((html) => html.scrollTop);
    const before = await scrolled();
    await last.click({ position: { x: 60, y: 10 } });
    const caret = () =>
      page.evaluate(() => {
        const { anchorNode = null, anchorOffset = 0 } = getSelection() ?? {};
        return { text: anchorNode?.parentElement?.closest('p')?.textContent, offset: anchorOffset };
      });
    await expect.poll(async () => (await caret()).text).toBe(said);
    expect((await caret()).offset).toBeGreaterThan(0);
    expect(await scrolled()).toBe(before);
    await page.keyboard.type('ici');
    await expect.poll(() => last.textContent()).toMatch(/ici/);
    expect(await scrolled()).toBe(before);

    // The other way round: the page goes where the caret goes.
    await page.keyboard.press('Control+Home');
    await expect.poll(scrolled).toBeLessThan(before);
    await expect.poll(() => frame.locator('.field-outline').isVisible()).toBe(true);
  },
);

test('[EDIT-61] an article that nobody has seen yet has its page from the first letter on', async ({
  visit,
  site,
}) => {
  const page = await opened(await visit('/admin/articles/_new', { ...(await signedIn(site)), ...wide }));
  const frame = preview(page);
  await frame.getByRole('heading', { level: 1, name: 'Sans titre' }).waitFor();
  await articleField(page, 'title').pressSequentially('Né ici');
  await frame.getByRole('heading', { level: 1, name: 'Né ici' }).waitFor();
  await text(page).pressSequentially('Un texte neuf.');
  await frame.locator('.prose').getByText('Un texte neuf.').waitFor();
});

test('[EDIT-61] [CASEED-02] from the page of a case study a text opens its field, from the JSON too', async ({
  visit,
}) => {
  const site = await startSite();
  const { entry } = await site.services.caseStudies.load('en', 'cave-vauban');
  const page = await booted(
    await visit('/admin/case-studies/cave-vauban?lang=en', { ...(await signedIn(site)), ...wide }),
  );
  const frame = preview(page);
  await frame
    .getByText(entry.overview.challenge ?? '')
    .first()
    .click();
  await expect.poll(() => focused(page)).toBe('case-study.overview.challenge');
  await field(page, 'overview.challenge').fill('Sell on Sundays');
  await frame.getByText('Sell on Sundays').first().waitFor();
  await frame.locator(`img[src="${entry.hero.image}"]`).first().click();
  await expect.poll(() => focused(page)).toBe('case-study.hero.image');

  await page.getByRole('tab', { name: 'JSON' }).click();
  await frame.getByRole('heading', { level: 1, name: entry.title }).click();
  await expect.poll(() => focused(page)).toBe('case-study.title');
  expect(await page.getByRole('tab', { name: 'Formulaire' }).getAttribute('aria-selected')).toBe('true');

  const next = entry.nextProject?.slug ?? '';
  await frame
    .locator(`a[href$="/${next}"]`)
    .last()
    .click({ modifiers: ['Control'] });
  await expect.poll(() => address(page)).not.toContain('cave-vauban');
  await page.waitForURL(/\/admin\/case-studies\/[a-z-]+\?lang=en$/);
});

test.for([
  ['fr', '/cas-clients', 'caseStudies'],
  ['en', '/en/blog', 'articles'],
] as const)(
  '[EDIT-66] (%s) on the cards of %s an entry’s own words open the entry, and the words of the page their field',
  async ([language, path, collection], { visit, site }) => {
    const [entry] = await site.services[collection].published(language);
    const editor = collection === 'articles' ? 'blog' : 'studycases';
    const page = await booted(
      await visit(`/admin/pages/${editor}?lang=${language}`, { ...(await signedIn(site)), ...wide }),
    );
    const frame = preview(page);
    const more = frame.locator(`a[href^="${path}/"]`).first();
    if (collection === 'caseStudies') {
      await more.click();
      await expect.poll(() => focused(page)).toBe('studycases.details');
    } else {
      const { readMore } = await site.services.content.section('blog', language);
      await frame.getByText(readMore).first().click({ force: true });
      await expect.poll(() => focused(page)).toBe('blog.readMore');
    }
    await frame
      .getByText(entry?.subtitle ?? '')
      .first()
      .click({ force: true });
    await page.waitForURL(
      /\/admin\/(articles|case-studies)\/[a-z0-9-]+\?lang|\/admin\/case-studies\/[a-z0-9-]+$/,
    );
    await frame.getByRole('heading', { level: 1 }).waitFor();
  },
);

test.for([
  ['articles', [/page-frame/, /text-editor/]],
  ['case-studies', [/page-frame/]],
] as const)(
  '[EDIT-83] one of the list of %s opens without loading a script',
  async ([folder, needed], { visit }) => {
    const page = await booted(
      await visit('/admin/today', { ...(await signedIn(await startSite())), ...wide }),
    );
    const scripts: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    // Also where its group is folded.
    await page.locator(`nav a[href="/admin/${folder}"]`).dispatchEvent('click');
    await expect.poll(() => needed.every((name) => scripts.some((script) => name.test(script)))).toBe(true);
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await page.locator('.entry-list .tool-main').first().click();
    await preview(page).getByRole('heading', { level: 1 }).waitFor();
    if (folder === 'articles') await text(page).waitFor();
    expect(scripts.slice(before)).toEqual([]);
  },
);
