import { expect } from 'vitest';
import { languages } from '#domain/languages.ts';
import { pageList, pathTo } from '#domain/pages.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { pageFrame, wordsOf } from '#tests/support/browser/words-of.ts';

const calm = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

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
      .filter(({ screen }) => screen !== 'Estimate' && screen !== 'BookedAppointment')
      .map((page) => page[language].replace('{slug}', slugs[page.screen] ?? ''));
    const editor = await booted(
      await visit(`/admin/pages/home?lang=${language}`, { ...(await signedIn(site)), ...calm }),
    );
    const frame = await pageFrame(editor);
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

test.for(languages)(
  '[EDIT-61] beside its editor an article and a case study say what visitors read (%s)',
  async (language, { visit, site }) => {
    const [article] = await site.services.articles.published(language);
    const [study] = await site.services.caseStudies.published(language);
    const pages = [
      [`articles/${article?.id}`, pathTo('article', language, article?.slug)],
      [`case-studies/${study?.id}`, pathTo('caseStudyDetail', language, study?.slug)],
    ];
    const editor = await visit('/admin', { ...(await signedIn(site)), ...calm });
    const visitor = await visit('/', calm);
    for (const [address, path] of pages) {
      await visitor.goto(site.url + path);
      await booted(visitor);
      const words = await wordsOf(visitor);
      await editor.goto(`${site.url}/admin/${address}?lang=${language}`);
      await booted(editor);
      const frame = await pageFrame(editor);
      await expect.poll(async () => [path, ...(await wordsOf(frame))]).toEqual([path, ...words]);
    }
  },
);
