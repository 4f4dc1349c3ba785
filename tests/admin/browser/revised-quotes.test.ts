import { expect } from 'vitest';
import { contrastViolations, violations } from '#tests/support/browser/axe.ts';
import { booted, test } from '#tests/support/browser/browser.ts';
import { toldAt } from '#tests/support/browser/forms.ts';
import { signedIn } from '#tests/support/browser/signed-in.ts';
import { postJson, quote } from '#tests/support/data/leads.ts';
import { startSmtp } from '#tests/support/services/smtp.ts';
import { startSite } from '#tests/support/site/site.ts';

const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 390, height: 844 } };

test.for([narrow, wide])(
  '[REPLY-10] [REPLY-11] a quote is changed in the inbox and sent once, at $viewport.width px; the visitor opens it, also as PDF, and still the former',
  async (size, { visit }) => {
    const smtp = await startSmtp();
    const site = await startSite({ environment: { TRUST_PROXY: '1', SMTP_URL: smtp.url } });
    await postJson(site, '/api/quotes', { ...quote, name: 'Zoé Lefèvre' });
    await expect.poll(() => smtp.received.length).toBe(1);

    const options = { ...(await signedIn(site)), ...size, expectedComplaint: /status of 422/ };
    const page = await booted(await visit('/admin/inbox/quotes', options));
    await page.getByRole('link', { name: /Zoé Lefèvre/ }).click();
    await page.getByText('Proposer une autre estimation').click();
    const form = page.getByRole('form', { name: 'Nouvelle estimation' });
    await form.getByText(/Total : 5\s320\s€ HT/).waitFor();
    await form.getByRole('button', { name: 'Retirer la ligne 4' }).click();
    await form.getByLabel('Prix de la ligne 1, en euros HT').fill('2000');
    await form.getByRole('button', { name: 'Ajouter une ligne' }).click();
    await form.getByLabel('Libellé de la ligne 4').fill('Photos sur place');
    await form.getByLabel('Prix de la ligne 4, en euros HT').fill('700');
    await form.getByText(/Total : 5\s000\s€ HT/).waitFor();
    await form.getByLabel('Votre message').fill('Bonjour {name}');
    // Where the bar at the top lies over nothing.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastViolations(page)).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);

    await form.getByRole('button', { name: 'Envoyer l’estimation' }).click();
    await toldAt(form.getByLabel('Votre message'), form.getByText('il reste un mot entre accolades'));
    await form.getByLabel('Votre message').fill('Avec les photos.');
    // Whoever leaves in the middle of it finds it again.
    await page.reload();
    await booted(page);
    await form.getByText(/Total : 5\s000\s€ HT/).waitFor();
    await expect.poll(() => form.getByLabel('Libellé de la ligne 4').inputValue()).toBe('Photos sur place');
    await expect.poll(() => form.getByLabel('Votre message').inputValue()).toBe('Avec les photos.');
    await form.getByRole('button', { name: 'Envoyer l’estimation' }).dblclick();
    await page.getByRole('status').getByText('La nouvelle estimation est enregistrée').waitFor();
    await expect.poll(() => form.getByLabel('Votre message').inputValue()).toBe('');
    const kept = () => Object.keys(sessionStorage).filter((name) => name.startsWith('revision/'));
    await expect.poll(() => page.evaluate(kept)).toEqual([]);
    await expect.poll(() => smtp.received.filter(({ to }) => to[0] === quote.email).length).toBe(1);

    const link = page.getByRole('link', { name: 'Voir l’estimation, version 2' });
    const address = (await link.getAttribute('href')) ?? '';
    expect((await site.get(`${address}.pdf`)).headers.get('content-type')).toBe('application/pdf');
    const sheet = await booted(await visit(address, { url: site.url, ...size }));
    await sheet.getByText(/^Établie le.*Version 2, à la place de l’estimation du/s).waitFor();
    await expect.poll(() => sheet.locator('[data-line="total"] dd').textContent()).toMatch(/5\s000/);
    await sheet.getByText('Photos sur place').waitFor();
    expect(await violations(sheet)).toEqual([]);
    const former =
      (await page.getByRole('link', { name: 'Voir l’estimation', exact: true }).getAttribute('href')) ?? '';
    expect(await site.text(former)).toMatch(/5\s320/);
  },
);
