import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, PUBLISHED, saveStatus, signedIn } from '#tests/support/browser/signed-in.ts';
import { startSite } from '#tests/support/site/site.ts';

const IMPORTED = 'Données importées avec succès ! Rechargez la page pour voir les changements';
const FAILED = "Erreur lors de l'import. Vérifiez le format du fichier.";

async function fileNamed(name: string, text: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrine-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, name), text);
  return path.join(folder, name);
}

async function choose(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  await (await chooser).setFiles(file);
}

test('[AUTH-16] [STORE-09] [STORE-10] [ERR-08] an administrator edits, exports, resets and imports; the import is shown before', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(
    await visit('/admin/pages/faq', { ...(await signedIn(site)), colorScheme: 'light' }),
  );
  const original = await field(page, 'title').inputValue();
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click();
  await page.getByRole('link', { name: 'Anglais' }).click();
  await expect.poll(() => field(page, 'title').inputValue()).not.toBe(original);
  await page.getByRole('link', { name: 'Français' }).click();
  await expect.poll(() => field(page, 'title').inputValue()).toBe(original);
  await field(page, 'title').fill('Écrit ici');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^vitrine-\d{4}-\d\d-\d\d\.json$/);
  const exported = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(exported)).toMatchObject({ sections: { faq: { fr: { title: 'Écrit ici' } } } });

  await page.getByRole('button', { name: 'Revenir aux textes d’origine' }).click();
  await page.getByRole('button', { name: 'Réinitialiser' }).click();
  await expect.poll(() => field(page, 'title').inputValue()).toBe(original);
  expect(await site.json('/data/fr/faq.json')).toMatchObject({ title: 'Écrit ici' });
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => saveStatus(page).textContent()).toMatch(PUBLISHED);

  await choose(page, await fileNamed('sauvegarde.json', exported));
  const preview = page.getByRole('dialog', { name: /sauvegarde\.json/ });
  await preview.getByText('En français').waitFor();
  await preview.getByText(/1 champ modifié/).click();
  await expect.poll(() => preview.locator('ins').textContent()).toContain('ici');
  expect(await site.json('/data/fr/faq.json')).toMatchObject({ title: original });
  await preview.getByRole('button', { name: 'Importer ces changements' }).click();
  await expect.poll(() => field(page, 'title').inputValue()).toBe('Écrit ici');
  await expect
    .poll(() => page.getByRole('status').filter({ hasText: IMPORTED }).textContent())
    .toBe(IMPORTED);
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Fermer le message' }).click();
  await expect.poll(() => page.getByText(IMPORTED).count()).toBe(0);
});

test('[ADMIN-06] [STORE-11] [ERR-09] [ERR-15] only a file of ours is taken; anything else is told and changes nothing', async ({
  visit,
  site,
}) => {
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 4/ };
  const page = await booted(await visit('/admin', options));
  expect(await page.locator('input[type=file]').getAttribute('accept')).toBe('.json');
  const before = await site.text('/data/fr/home.json');
  const alert = page.getByRole('alert');
  for (const [name, text] of [
    ['casse.json', '{"sections":'],
    ['x.txt', '{"format":"vitrine","version":1,"exportedAt":""}'],
    ['inconnu.json', '{"format":"vitrine","version":1,"exportedAt":"","sections":{"nope":{"fr":{}}}}'],
  ] as const) {
    await choose(page, await fileNamed(name, text));
    await alert.waitFor();
    await expect.poll(async () => [name, await alert.textContent()]).toEqual([name, FAILED]);
    await page.getByRole('button', { name: 'Fermer le message' }).click();
    await expect.poll(() => alert.count()).toBe(0);
  }
  await choose(page, await fileNamed('vide.json', '{"format":"vitrine","version":1,"exportedAt":""}'));
  const preview = page.getByRole('dialog', { name: /vide\.json/ });
  await preview.getByText('Ce fichier ne change rien').waitFor();
  await expect.poll(() => preview.getByRole('button').allTextContents()).toEqual(['Fermer']);
  expect(await site.text('/data/fr/home.json')).toBe(before);
});

test('[PUBLISH-14] [PUBLISH-04] an import names a price that changes a lot, and publishes it only after a yes', async ({
  visit,
}) => {
  const site = await startSite();
  const premium = async (language: 'fr' | 'en') =>
    (await site.services.content.section('calculator', language)).designPrices.premium;
  const prices = { designPrices: { premium: 0 } };
  const file = {
    ...{ format: 'vitrine', version: 2, exportedAt: '' },
    sections: { calculator: { fr: prices, en: prices } },
  };
  const page = await booted(await visit('/admin/pages/faq', await signedIn(site)));
  await choose(page, await fileNamed('prix.json', JSON.stringify(file)));
  const dialog = page.getByRole('dialog', { name: /prix\.json/ });
  await dialog.getByText('Un prix change beaucoup').waitFor();
  await dialog.getByText('Ce prix tombe à 0\u00a0€. Avant\u00a0: 3\u202f000\u00a0€.').waitFor();
  const confirm = dialog.getByRole('button', { name: 'Importer' });
  expect(await confirm.isDisabled()).toBe(true);
  // As a draft it is asked when that is published.
  await dialog.getByLabel('En brouillons').check();
  expect(await confirm.isDisabled()).toBe(false);
  await dialog.getByLabel('Publier tout de suite').check();
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByLabel('Oui, ces prix sont justes.').check();
  await confirm.click();
  await page.getByText(IMPORTED).waitFor();
  expect([await premium('fr'), await premium('en')]).toEqual([0, 0]);
});

test('[PUBLISH-04] [PUBLISH-16] an import as drafts leaves the site alone and tells what became of each part', async ({
  visit,
}) => {
  const site = await startSite({ now: () => new Date('2026-03-20T12:00:00Z') });
  const { workingCopies, articles } = site.services;
  const ref = { collection: 'section', language: 'en', id: 'faq' } as const;
  const { content, version } = await workingCopies.load(ref);
  const mine = { ...(content as object), title: 'Mine' };
  await workingCopies.save(ref, mine, { basedOn: version, by: 'paul' });
  const [article] = await articles.all('fr');
  const dueAt = '2027-07-01T08:00:00.000Z';
  const home = { collection: 'section', language: 'fr', id: 'home' };
  const file = {
    ...{ format: 'vitrine', version: 2, exportedAt: '' },
    sections: { faq: { fr: { title: 'Du fichier' } } },
    articles: { fr: { [article?.id ?? '']: null } },
    drafts: [{ ...ref, body: { title: 'Theirs' } }],
    scheduled: [{ name: 'Été', dueAt, documents: [{ ...home, body: { hero: { title: 'Cet été' } } }] }],
    bin: [{ ...home, id: 'hosting', body: { seoTitle: 'Avant' } }],
  };
  const before = await Promise.all([site.text('/data/fr/faq.json'), site.text('/data/fr/home.json')]);
  const page = await booted(await visit('/admin/pages/faq', await signedIn(site)));
  await choose(page, await fileNamed('ailleurs.json', JSON.stringify(file)));
  const dialog = page.getByRole('dialog', { name: /ailleurs\.json/ });
  await dialog.getByText('Pas visible des visiteurs').waitFor();
  const parts = dialog.locator('.import-unpublished li');
  await expect
    .poll(() => parts.allTextContents())
    .toEqual([
      'Brouillons Questions fréquentes (en)',
      expect.stringMatching(/^«\sÉté\s», programmée pour le jeudi 1 juillet 2027 à 10:00 Accueil \(fr\)$/),
      'Corbeille Hébergement (fr)',
    ]);
  for (const mode of [
    /^Publier.*va dans la corbeille d’ici/,
    /^En brouillons.*corbeille du fichier va dans celle d’ici/,
  ])
    await dialog.getByRole('radio', { name: mode }).waitFor();
  await dialog.getByRole('radio', { name: /En brouillons/ }).check();
  await dialog.getByRole('button', { name: 'Importer ces changements' }).click();
  await expect.poll(() => field(page, 'title').inputValue()).toBe('Du fichier');
  await expect
    .poll(() => page.getByRole('status').filter({ hasText: IMPORTED }).textContent())
    .toBe(IMPORTED);
  await expect
    .poll(() => page.locator('.admin-notice li').allTextContents())
    .toEqual([
      'Le site n’a pas changé pour les visiteurs.',
      'En brouillon, à publier\u00a0: Questions fréquentes (fr), Accueil (fr).',
      expect.stringMatching(/^«\sÉté\s», prévue le .*, n’est pas programmée/),
      'Dans la corbeille\u00a0: Hébergement (fr).',
      'Pas repris, parce qu’un brouillon est déjà là\u00a0: Questions fréquentes (en).',
      `Supprimé dans le fichier, mais toujours en ligne ici\u00a0: Article «\u00a0${article?.title}\u00a0» (fr).`,
    ]);
  expect(await Promise.all([site.text('/data/fr/faq.json'), site.text('/data/fr/home.json')])).toEqual(
    before,
  );
  expect((await workingCopies.load(ref)).content).toMatchObject({ title: 'Mine' });
  // The next reload is silent, once the address is tidied.
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.reload();
  await booted(page);
  expect(await page.getByText(IMPORTED).count()).toBe(0);
});

test('[PUBLISH-16] [ERR-09] a file that is wrong somewhere is refused with the place', async ({
  visit,
  site,
}) => {
  const options = { ...(await signedIn(site)), expectedComplaint: /status of 4/ };
  const page = await booted(await visit('/admin', options));
  const draft = { collection: 'section', language: 'fr', id: 'home', body: { hero: { title: 7 } } };
  const file = { format: 'vitrine', version: 2, exportedAt: '', drafts: [draft] };
  await choose(page, await fileNamed('faux.json', JSON.stringify(file)));
  await expect.poll(() => page.getByRole('alert').textContent()).toBe(FAILED);
  await expect
    .poll(() => page.locator('.admin-notice li').allTextContents())
    .toEqual(['drafts.0.body.hero.title\u00a0: Écrivez un texte.']);
});
