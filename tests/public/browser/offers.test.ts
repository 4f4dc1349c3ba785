import { expect } from 'vitest';
import type { SectionContent } from '#domain/content/sections.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { edit } from '#tests/support/data/edit.ts';
import { startSite } from '#tests/support/site/site.ts';

test.for([
  { path: '/expertises/hebergement', language: 'fr', contact: '/contact', price: '9€/mois' },
  { path: '/en/expertises/hosting', language: 'en', contact: '/en/contact', price: '€9/month' },
])(
  '[HOST-05] [HOST-06] on $path the button of a plan leads to the contact page and tells it what is wanted',
  async ({ path, language, contact, price }, { visit, site }) => {
    const { form } = await site.json<SectionContent<'contact'>>(`/data/${language}/contact.json`);
    const page = await booted(await visit(path));
    await page.locator('#plans').getByRole('link', { name: 'Starter' }).click();
    await page.locator('main[data-screen=Contact]').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(contact);
    const url = new URL(page.url());
    expect(Object.fromEntries(url.searchParams)).toEqual({
      plan: 'Starter',
      price,
      message: form.prefill.replace('{plan}', 'Starter').replace('{price}', price),
    });
    expect(url.search).toContain(`price=${encodeURIComponent(price)}`);
    await expect.poll(() => page.locator('#form [name=projectType]').inputValue()).toBe('hebergement');
    await expect
      .poll(() => page.locator('#form textarea').inputValue())
      .toBe(url.searchParams.get('message'));
  },
);

test.for([
  { from: '/tarifs', target: '/expertises/hebergement', prices: ['9€/mois', '20€/mois', '39€/mois'] },
  { from: '/en/pricing', target: '/en/expertises/hosting', prices: ['€9/month', '€20/month', '€39/month'] },
])(
  '[HOST-08] [ERR-12] on the way from $from, content that cannot be loaded gives way to the default plans',
  async ({ from, target, prices }, { visit }) => {
    const page = await booted(await visit(from, { expectedComplaint: /./ }));
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.route(`**${target}.data*`, (route) =>
      new URL(route.request().url()).searchParams.get('_routes')?.startsWith('hosting')
        ? route.abort()
        : route.continue(),
    );
    await page.locator(`footer a[href="${target}"]`).click();
    await page.locator('main[data-screen=Hosting]').waitFor();
    const plans = page.locator('#plans .key-tag');
    await expect.poll(() => plans.count()).toBe(3);
    for (const [place, price] of prices.entries()) {
      await expect.poll(() => plans.nth(place).getByText(price, { exact: true }).isVisible()).toBe(true);
    }
    await expect.poll(() => page.locator('#features h2').count()).toBe(4);
    await expect.poll(() => page.locator('#services li').count()).toBe(6);
    await expect.poll(() => complaints).toContain('Erreur lors du chargement du contenu hosting');
    await expect.poll(() => new URL(page.url()).pathname).toBe(target);
  },
);

test('[MAINT-04] [MAINT-05] an edited plan shows after a reload, and the call leads to the contact page', async ({
  visit,
}) => {
  const site = await startSite();
  const page = await visit('/expertises/maintenance-support', { url: site.url });
  const names = () => page.locator('#plans h3').allTextContents();
  expect(await names()).toEqual(['Essentiel', 'Professionnel', 'Entreprise']);
  await edit(site, 'fr', 'maintenance', { 'plans.2.name': 'Grand magasin' });
  await page.reload();
  await expect.poll(() => names()).toEqual(['Essentiel', 'Professionnel', 'Grand magasin']);
  await expect.poll(() => page.locator('#plans .offer-stamp').allTextContents()).toEqual(['Populaire']);
  for (const [path, name, contact] of [
    ['/expertises/maintenance-support', 'Souscrire à la maintenance', '/contact'],
    ['/en/expertises/maintenance-support', 'Sign up for maintenance', '/en/contact'],
  ] as const) {
    await page.goto(site.url + path);
    await (await booted(page)).getByRole('link', { name }).click();
    await page.waitForURL((url) => url.pathname === contact);
  }
});
