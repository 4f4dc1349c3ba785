import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { languages } from '#domain/languages.ts';
import { pageList } from '#domain/pages.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';

const calm = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

/** Every text of a page, and the words of its images and controls, in alphabetical order. */
const wordsOf = (page: Page | Frame) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node instanceof Element ? node : node.parentElement;
      if (holder?.closest('script, style, noscript, template, edit-link, .field-outline')) continue;
      if (node instanceof Text) found.push(node.data.trim());
      else
        for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
          found.push((node as Element).getAttribute(name) ?? '');
    }
    return found.filter(Boolean).sort();
  });

test.for(languages)(
  '[EDIT-05] beside its editor every page says what visitors read (%s)',
  async (language, { visit, site }) => {
    const [article] = await site.services.articles.published(language);
    const [study] = await site.services.caseStudies.published(language);
    const slugs: Record<string, string | undefined> = {
      Article: article?.slug,
      CaseStudyDetail: study?.slug,
    };
    const paths = pageList
      .filter(({ screen }) => screen !== 'Estimate')
      .map((page) => page[language].replace('{slug}', slugs[page.screen] ?? ''));
    const editor = await booted(
      await visit(`/admin/pages/home?lang=${language}`, { ...(await signedIn(site)), ...calm }),
    );
    const frame = await (await editor.locator('.page-frame iframe').elementHandle())?.contentFrame();
    if (!frame) throw new Error('There is no page beside the editor.');
    await frame.locator('h1').waitFor();
    const visitor = await visit('/', { ...calm, expectedComplaint: /status of 404/ });
    for (const path of [...paths, `${language === 'fr' ? '' : '/en'}/404`]) {
      await visitor.goto(site.url + path);
      await booted(visitor);
      const words = await wordsOf(visitor);
      await editor.evaluate((to) => {
        const { contentWindow } = document.querySelector<HTMLIFrameElement>('.page-frame iframe') ?? {};
        contentWindow?.postMessage({ kind: 'go', path: to }, origin);
      }, path);
      await expect.poll(async () => [path, ...(await wordsOf(frame))]).toEqual([path, ...words]);
    }
    expect(/.{60}[\u2061-\u2064]/s.exec(await frame.content())?.[0]).toBeUndefined();
  },
);
