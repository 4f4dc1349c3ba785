import { expect } from 'vitest';
import { violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { contact, postJson } from '#tests/support/data/leads.ts';
import { startSite } from '#tests/support/site/site.ts';

test('[REPLY-02] [REPLY-03] a lead is followed: its state, who looks after it, a second look, notes, and the list narrowed to it', async ({
  visit,
}) => {
  // A Friday afternoon, then Monday evening: later than promised.
  let now = new Date('2026-01-16T14:00:00Z');
  const site = await startSite({ environment: { TRUST_PROXY: '1' }, now: () => now });
  await postJson(site, '/api/contact', { ...contact, name: 'Zoé Lefèvre' });
  await postJson(site, '/api/contact', { ...contact, name: 'Paul Martin', email: 'paul@example.com' });
  now = new Date('2026-01-19T17:00:00Z');
  const page = await booted(await visit('/admin/inbox', await signedIn(site)));
  const filter = page.getByRole('navigation', { name: 'Filtrer par état' });
  /** A lead may be in the list before, too: what is opened next is opened in the new one. */
  const narrow = async (name: string) => {
    await filter.getByRole('link', { name }).click();
    await filter.locator('[aria-current]', { hasText: name }).waitFor();
  };
  const handling = page.getByRole('region', { name: 'Suivi' });
  const said = (text: string) => page.getByRole('status').getByText(text).waitFor();

  await narrow('En retard');
  await page.getByRole('link', { name: /Zoé Lefèvre.*En retard/ }).click();
  await handling.getByText('En retard de 3 h ouvrées').waitFor();
  await page.getByRole('definition').getByText('Français', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);

  await handling.getByRole('button', { name: 'Je m’en occupe' }).click();
  await handling.getByText('Suivi par admin@atelier-vitrine.example').waitFor();
  await handling.getByLabel('À relancer le').fill('2026-01-19');
  await handling.getByRole('button', { name: 'Enregistrer' }).click();
  await said('« À relancer »');
  await page.getByLabel('Nouvelle note').fill('Rappelée, veut un devis.');
  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  await page.getByRole('listitem').getByText('Rappelée, veut un devis.').waitFor();
  await expect.poll(() => page.getByLabel('Nouvelle note').inputValue()).toBe('');
  await page.getByText(/admin@atelier-vitrine\.example · 19 janv\. 2026/).waitFor();

  await handling.getByRole('button', { name: 'Gagné' }).click();
  await said('Noté : gagné.');
  // Nobody has answered.
  await expect.poll(() => handling.getByText(/En retard|Répondu (avec|dans)/).count()).toBe(0);
  await expect.poll(() => page.getByRole('link', { name: /Zoé Lefèvre/ }).count()).toBe(0);
  await narrow('Gagnés');
  await page.getByRole('link', { name: /Zoé Lefèvre.*Gagné.*À relancer/ }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /Paul Martin/ }).count()).toBe(0);
  await narrow('À relancer');
  await page.getByRole('link', { name: /Zoé Lefèvre/ }).click();
  await page.getByRole('button', { name: 'Supprimer la note' }).click();
  await said('Note supprimée.');
  await handling.getByRole('button', { name: 'Retirer' }).click();
  await page.getByText('Rien ici dans cet état.').waitFor();
});
