import { expect } from 'vitest';
import { DAY_MS } from '#domain/paris-day.ts';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { field, signedIn } from '#tests/support/browser/signed-in.ts';
import { drawing, photograph, received } from '#tests/support/data/images.ts';
import { chosenCopies, sectionRef, write } from '#tests/support/data/working-copies.ts';
import { startSite } from '#tests/support/site/site.ts';

test('images come by button, drop and paste, are described in both languages, used, replaced and removed', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await booted(
    await visit('/admin/media', {
      ...(await signedIn(site)),
      expectedComplaint: /status of 422/,
    }),
  );
  await page.getByText('Aucune image pour l’instant.').waitFor();
  const image = (colour: string) => drawing(60, 40, colour);
  await page.getByLabel('Choisir des images').setInputFiles([
    { name: 'Vitrine.jpg', mimeType: 'image/jpeg', buffer: await photograph(120, 80) },
    { name: 'faux.png', mimeType: 'image/png', buffer: Buffer.from('rien') },
  ]);
  await page.getByRole('link', { name: /vitrine/ }).waitFor();
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toMatch(/^faux\.png : Ce fichier n’est pas une image/);

  for (const [kind, name, colour] of [
    ['drop', 'tombee.png', '#123456'],
    ['paste', 'collee.png', '#654321'],
  ] as const) {
    const bytes = [...(await image(colour))];
    await page.locator('.media-zone').evaluate(
      (zone, sent) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(sent.bytes)], sent.name, { type: 'image/png' }));
        const options = { bubbles: true, cancelable: true };
        zone.dispatchEvent(
          sent.kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        );
      },
      { kind, name, bytes },
    );
    await page.getByRole('link', { name: new RegExp(name.slice(0, 6)) }).waitFor();
  }
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: /collee/ }).click();
  await page.getByLabel('En français').fill('Un mot qui reste');
  await page.getByRole('link', { name: /tombee/ }).click();
  const remembered = () => site.services.media.page({ search: 'mot qui reste', page: 1 });
  await expect.poll(async () => (await remembered()).items.map(({ slug }) => slug)).toEqual(['collee']);
  await page.getByRole('heading', { name: 'tombee' }).waitFor();
  await page.getByLabel('En français').fill('Une affiche');
  await page.getByLabel('En anglais').fill('A poster');
  await page.getByRole('button', { name: 'Enregistrer la description' }).click();
  await page.getByRole('status').getByText('Description enregistrée.').waitFor();
  const { items } = await site.services.media.page({ search: 'affiche', page: 1 });
  expect(items).toMatchObject([{ slug: 'tombee', alt_fr: 'Une affiche', alt_en: 'A poster' }]);
  const old = items[0]?.address ?? '';

  const { content } = site.services;
  const { rev } = await content.load('agency', 'en');
  await content.updateField('agency', 'en', 'team.members.0.image', old, { by: 'test', basedOn: rev });
  await page.reload();
  const use = page.getByRole('link', { name: 'L’agence' }).last();
  await expect.poll(() => use.getAttribute('href')).toBe('/admin/pages/agency?lang=en');
  await booted(page);
  await page.getByRole('button', { name: 'Supprimer…' }).click();
  const asked = page.getByRole('dialog', { name: 'Supprimer cette image' });
  await expect.poll(() => asked.textContent()).toContain('utilisée à 1 endroit');
  await asked.getByRole('button', { name: 'Annuler' }).click();
  await page
    .getByLabel('Remplacer l’image…')
    .setInputFiles({ name: 'autre.png', mimeType: 'image/png', buffer: await image('#ffffff') });
  await page.getByRole('status').getByText('Image remplacée partout.').waitFor();
  const member = (await content.section('agency', 'en')).team.members[0];
  expect(member?.image).toMatch(/^\/media\/tombee-/);
  expect(member?.image).not.toBe(old);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Voir les inutilisées' }).click();
  await expect.poll(() => page.locator('.media-frame').count()).toBe(2);
  await expect.poll(() => page.locator('.media-frame').first().textContent()).toContain('Inutilisée');
  await page.getByRole('link', { name: /collee/ }).click();
  await page.getByRole('button', { name: 'Supprimer…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('status').getByText('Image supprimée.').waitFor();
  expect((await site.services.media.page({ search: '', page: 1 })).count).toBe(2);
});

test.for([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])(
  '[PUBLISH-01] [BIN-03] at $width px: the library marks where an image is only in a draft or scheduled, and says what deleting it does',
  async (viewport, { visit }) => {
    const site = await startSite();
    const { media, publications } = site.services;
    const { id, address } = await media.add(await received('affiche.png', await drawing()), 'test');
    const field = 'team.members.0.image';
    await write(site.services, sectionRef('agency', 'en'), { [field]: address });
    const at = new Date(Date.now() + DAY_MS);
    await publications.schedule(await chosenCopies(site.services), { by: 'test', at });
    await write(site.services, sectionRef('agency'), { [field]: address });
    const page = await booted(
      await visit(`/admin/media?open=${id}`, { ...(await signedIn(site)), viewport }),
    );
    await page.getByRole('listitem').filter({ hasText: '(français)' }).getByText('brouillon').waitFor();
    await page.getByRole('listitem').filter({ hasText: '(anglais)' }).getByText('programmé').waitFor();
    expect(await page.getByText('Inutilisée', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Supprimer…' }).click();
    const asked = page.getByRole('dialog', { name: 'Supprimer cette image' });
    await asked.getByText(/^2 contenus pas encore en ligne.* ne pourront pas être publiés/).waitFor();
    expect(await violations(page)).toEqual([]);
    await asked.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page.getByRole('status').getByText('Image supprimée.').waitFor();

    await page.goto(`${site.url}/admin/publications`);
    await booted(page);
    await page.getByText(/Cette image n’est plus dans la médiathèque/).waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

test('an editor takes an image with its words from the library, or adds one on the way', async ({
  visit,
}) => {
  const site = await startSite();
  const { media } = site.services;
  const known = await media.add(await received('affiche.png', await drawing()), 'test');
  await media.describe(known.id, { fr: 'Une affiche', en: 'A poster' }, 'test');
  const page = await booted(await visit('/admin/pages/maintenance?lang=en', await signedIn(site)));
  const image = field(page, 'panels.0.image');
  const open = () => image.locator('..').getByRole('button', { name: 'Médiathèque…' }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Choisir une image' });
  await dialog.getByRole('button', { name: 'affiche' }).waitFor();
  // A file that was not chosen after all closes nothing.
  await dialog.locator('input[type=file]').dispatchEvent('cancel');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'affiche' }).click();
  await expect.poll(() => image.inputValue()).toBe(known.address);
  await expect.poll(() => field(page, 'panels.0.alt').inputValue()).toBe('A poster');
  await open();
  await dialog
    .getByLabel('Ajouter une image…')
    .setInputFiles({ name: 'neuve.png', mimeType: 'image/png', buffer: await drawing(20, 10, '#777777') });
  await expect.poll(() => image.inputValue()).toMatch(/^\/media\/neuve-[0-9a-f]{10}\.20x10\.webp$/);

  await page.goto(`${site.url}/admin/articles/woocommerce-ou-pas`);
  await booted(page);
  const shared = page.locator('.seo-card-image');
  await expect.poll(() => shared.getAttribute('src')).toBe('/images/blog/woocommerce-ou-pas.1600x900.webp');
  await page.getByRole('button', { name: 'Médiathèque…' }).click();
  await dialog.getByRole('button', { name: 'affiche' }).click();
  await expect.poll(() => shared.getAttribute('src')).toBe(known.address);
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const insert = page.getByRole('dialog', { name: 'Insérer une image' });
  await insert.getByRole('button', { name: 'Médiathèque…' }).click();
  await dialog.getByRole('button', { name: 'affiche' }).click();
  await expect
    .poll(() => insert.getByLabel('Description pour qui ne la voit pas').inputValue())
    .toBe('Une affiche');
  await insert.getByRole('button', { name: 'Insérer' }).click();
  await page.locator(`.ProseMirror img[src="${known.address}"][alt="Une affiche"]`).waitFor();
});
