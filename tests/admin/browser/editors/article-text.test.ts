import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { languages } from '#domain/languages.ts';
import {
  field,
  opened,
  preview,
  publishButton,
  source,
  text,
  toast,
} from '#tests/support/browser/article-editor.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { seenText } from '#tests/support/browser/seen-text.ts';
import { DRAFT, saveStatus, signedIn, wide } from '#tests/support/browser/signed-in.ts';
import { NEWEST_DAY, publish } from '#tests/support/data/articles.ts';
import { xssVectors } from '#tests/support/data/xss-vectors.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const paste = (page: Page, html: string) =>
  text(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('every shipped article opens in the editor without loss', async ({ visit, site }) => {
  const page = await visit('/admin/articles', await signedIn(site));
  let read = 0;
  for (const language of languages) {
    for (const { id, content } of await site.services.articles.all(language)) {
      await page.goto(`${site.url}/admin/articles/${id}?lang=${language}`);
      await opened(page);
      // A letter that comes and goes makes the editor write the whole text anew.
      await text(page).press('ControlOrMeta+End');
      await text(page).press('x');
      await text(page).press('Backspace');
      const [before, after] = [await site.services.articles.html(content), await source(page)];
      expect([id, await seen(site, after)]).toEqual([id, await seen(site, before)]);
      read += 1;
    }
  }
  expect(read).toBeGreaterThan(15);
});

const seen = async (site: Site, html: string) => seenText(await site.services.richText(html));

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><p class=MsoTitle>Un titre<o:p></o:p></p>
<p class=MsoNormal style='margin:0'><b><span style='font-family:Calibri;color:red'>Gras</span></b> et <i>penché</i>,
<a href="https://exemple.example/">un lien</a> et <a href="file:///C:/secret.doc">un autre</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>Un</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o&nbsp;</span>Dedans</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Deux</p>
<p class=MsoNormal>Entre les deux</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.&nbsp;</span>Premier</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.&nbsp;</span>Second</p>
<img src="file:///C:/image.png"><!--EndFragment--></body></html>`;

test('what comes from Word is cleaned; links, images, tables and HTML can be written', async ({ visit }) => {
  const site = await startSite();
  const page = await opened(await visit('/admin/articles/_new', { ...(await signedIn(site)), ...wide }));
  await text(page).click();
  await paste(page, WORD);
  expect(await source(page)).toBe(
    [
      '<h2>Un titre</h2>',
      '<p><strong>Gras</strong> et <em>penché</em>, <a href="https://exemple.example/">un lien</a> et un autre.</p>',
      '<ul><li>Un<ul><li>Dedans</li></ul></li><li>Deux</li></ul>',
      '<p>Entre les deux</p>',
      '<ol><li>Premier</li><li>Second</li></ol>',
    ].join('\n'),
  );

  await text(page).press('ControlOrMeta+A');
  await text(page).pressSequentially('Ici');
  await text(page).press('ControlOrMeta+A');
  await page.getByRole('button', { name: 'Lien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adresse').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Appliquer' }).click();
  await dialog.getByText('Cette adresse n’est pas acceptée.').waitFor();
  await dialog.getByLabel('Adresse').fill('/contact');
  await dialog.getByRole('button', { name: 'Appliquer' }).click();
  await text(page).press('ControlOrMeta+End');
  await text(page).press('Enter');
  await page.getByRole('button', { name: 'Image' }).click();
  await dialog.getByLabel('Adresse').fill('/images/blog/woocommerce-ou-pas.1600x900.webp');
  await dialog.getByLabel('Description').fill('Deux portes');
  await dialog.getByLabel('Légende').fill('Laquelle ?');
  await dialog.getByRole('button', { name: 'Insérer' }).click();
  expect(await source(page)).toContain(
    '<figure><img src="/images/blog/woocommerce-ou-pas.1600x900.webp" alt="Deux portes" width="1600" height="900"><figcaption>Laquelle ?</figcaption></figure>',
  );
  expect(await source(page)).toContain('<p><a href="/contact">Ici</a></p>');
  await preview(page).getByRole('img', { name: 'Deux portes' }).waitFor();
  // A click chooses the image: what is deleted then is the image, not what stands where the caret was.
  await text(page).getByText('Ici').click();
  await text(page).getByRole('img', { name: 'Deux portes' }).click();
  await page.keyboard.press('Delete');
  await preview(page).getByRole('img', { name: 'Deux portes' }).waitFor({ state: 'detached' });
  expect(await source(page)).toContain('<p><a href="/contact">Ici</a></p>');
  expect(await source(page)).not.toContain('<figure>');

  await page.getByRole('button', { name: 'Code HTML' }).click();
  const html = page.getByRole('textbox', { name: 'Code HTML' });
  await html.fill('<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table><p>Fin</p>');
  await preview(page).getByRole('cell', { name: '2' }).waitFor();
  await page.getByRole('button', { name: 'Revenir au texte' }).click();
  await text(page).getByText('1', { exact: true }).click();
  await page.getByRole('button', { name: 'Ajouter une ligne' }).click();
  await expect.poll(() => text(page).locator('tr').count()).toBe(3);
  expect(await source(page)).toMatch(/^<table><thead><tr><th>a<\/th><th>b<\/th><\/tr><\/thead><tbody>/);
});

test('[ARTED-20] nothing that is written in an article ever runs: on the page, in the list, in the editor', async ({
  visit,
}) => {
  const site = await startSite();
  const admin = await site.signIn();
  const article = { id: 'piege', slug: 'piege', title: 'Piège', excerpt: 'x', publishedAt: NEWEST_DAY };
  const send = (content: string) =>
    admin.post('/api/articles/save', {
      ...{ language: 'fr', filename: 'piege.json' },
      content: JSON.stringify({ ...article, content }),
    });
  const bodies = xssVectors.flatMap((vector) => [`<p>début</p>${vector}`, `début\n\n${vector}\n\nfin`]);
  for (const body of bodies) {
    const { status } = await send(body);
    expect([body, status]).toEqual([body, 200]);
    const { content } = await site.json<{ content: string }>('/data/fr/articles/piege.json');
    expect(content).not.toMatch(
      /<[^>]*(?:\son\w+=|javascript:|data:)|<(?:script|style|iframe|svg|object|form)/i,
    );
  }
  expect((await send(bodies.join('\n\n'))).status).toBe(200);
  // As an import or an older version may have stored it: not cleaned on the way in.
  await publish(site, 'brut', { content: `<p>début</p>${xssVectors.join('\n')}` });
  await publish(site, 'brut-md', { content: `début\n\n${xssVectors.join('\n\n')}` });

  const ran: string[] = [];
  const watch = async (path: string) => {
    // Our policy would stop what got through: here the cleaning has to hold alone.
    const page = await visit('/', { ...(await signedIn(site)), ...wide, bypassCSP: true });
    await page.exposeFunction('hacked', () => ran.push(path));
    await page.goto(site.url + path);
    return booted(page);
  };
  for (const slug of ['piege', 'brut', 'brut-md']) {
    const page = await watch(`/blog/${slug}`);
    await expect.poll(() => page.locator('.prose').textContent()).toContain('début');
    const editor = await opened(await watch(`/admin/articles/${slug}`));
    await preview(editor).getByText('début').first().waitFor();
    await text(editor).press('ControlOrMeta+Home');
    await paste(editor, xssVectors.join('\n'));
    await source(editor);
    await editor.getByRole('button', { name: 'Code HTML' }).click();
    await editor.getByRole('textbox', { name: 'Code HTML' }).fill(xssVectors.join('\n'));
    await editor.getByRole('button', { name: 'Revenir au texte' }).click();
    await text(editor).waitFor();
    await editor
      .locator(`[data-entry=${slug}]`)
      .getByRole('button', { name: /le contenu/ })
      .click();
    await editor.locator('.entry-content').waitFor();
  }
  expect(ran).toEqual([]);
});

test('[PUBLISH-01] undo of the text does not touch the other fields; Ctrl S keeps a draft, Ctrl Enter publishes', async ({
  visit,
}) => {
  const site = await startSite();
  await publish(site, 'essai', { excerpt: 'Résumé', content: '<p>Texte</p>' });
  const page = await opened(await visit('/admin/articles/essai', await signedIn(site)));
  await text(page).press('ControlOrMeta+End');
  await page.keyboard.insertText(' ajouté');
  await field(page, 'tags').fill('un, deux');
  await text(page).press('ControlOrMeta+Z');
  expect([await source(page), await field(page, 'tags').inputValue()]).toEqual(['<p>Texte</p>', 'un, deux']);
  await field(page, 'tags').press('ControlOrMeta+S');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(DRAFT);
  expect(await site.json('/data/fr/articles/essai.json')).toMatchObject({ tags: [] });
  await field(page, 'tags').press('ControlOrMeta+Enter');
  await toast(page).filter({ hasText: 'succès' }).waitFor();
  expect(await site.json('/data/fr/articles/essai.json')).toMatchObject({ tags: ['un', 'deux'] });
  await expect.poll(() => publishButton(page).isEnabled()).toBe(true);
});
