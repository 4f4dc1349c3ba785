import { expect, test } from 'vitest';
import { teamMember } from '#tests/support/data/team.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';

const post = (site: Site, cookie: string, body: Record<string, string>) =>
  site.get('/admin/mail', {
    method: 'POST',
    headers: { origin: site.url, cookie },
    body: new URLSearchParams(body),
  });

onBothEngines('the screen of the mail', (engine) => {
  test('[MAILTEST-06] is the owner’s: others are refused in the handler and nothing is sent; it is mailed to nobody but who asks', async () => {
    const site = await startSite({ engine });
    const tests = async () => (await site.services.mail.list(9)).filter(({ purpose }) => purpose === 'test');
    for (const role of ['reader', 'editor+publish'] as const) {
      const { cookie } = await teamMember(site, role);
      expect((await site.get('/admin/mail', { headers: { cookie } })).status).toBe(403);
      expect((await post(site, cookie, { intent: 'test' })).status).toBe(403);
      expect((await post(site, cookie, { intent: 'check' })).status).toBe(403);
    }
    expect(await tests()).toEqual([]);

    const { cookie, email } = await teamMember(site, 'owner');
    // Whatever a form says of the address.
    const answer = await post(site, cookie, {
      intent: 'test',
      to: 'eve@example.com',
      email: 'eve@example.com',
    });
    expect(answer.status).toBe(200);
    const [sent] = await tests();
    expect((await site.services.mail.read(sent?.id ?? ''))?.mail.to).toBe(email);
  });

  test('[MAILTEST-03] [MAILTEST-06] a selector of any shape is refused before anything is looked up, with its own words', async () => {
    const site = await startSite({ engine });
    const { cookie } = await site.signIn();
    for (const selector of ['a b', '../x', '<script>', 'x'.repeat(5000), 'a._domainkey.example.com/']) {
      const answer = await post(site, cookie, { intent: 'check', selector });
      expect([selector, answer.status]).toEqual([selector, 422]);
      expect(await answer.text()).toContain('Un sélecteur n’a que des lettres');
    }
    expect((await post(site, cookie, { intent: 'check', selector: '' })).status).toBe(200);
  });
});
