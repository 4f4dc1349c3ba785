import type { Page } from 'playwright-core';
import { administrator } from '../site/site.ts';

/** What outlasts a session asks an owner for the password again. */
export async function confirmByPassword(page: Page, password = administrator.password): Promise<void> {
  await page.getByLabel('Votre mot de passe').fill(password);
  await page.getByRole('button', { name: 'Confirmer' }).click();
}
