import { expect, test } from 'vitest';
import { teamMember } from '#tests/support/data/team.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { startSite } from '#tests/support/site/site.ts';

onBothEngines('the diagnosis', (engine) => {
  test('[TRUST-53] is the owner’s', async () => {
    const site = await startSite({ engine });
    for (const role of ['reader', 'editor', 'editor+publish'] as const) {
      const { cookie } = await teamMember(site, role);
      for (const address of ['/admin/doctor', '/admin/doctor.data'])
        expect((await site.get(address, { headers: { cookie } })).status).toBe(403);
    }
    const { cookie } = await teamMember(site, 'owner');
    const page = await (await site.get('/admin/doctor', { headers: { cookie } })).text();
    expect(page).toContain('Aucun e-mail ne part');
    expect(page).toContain('Réglez SMTP_URL');
  });

  test('[TRUST-50] a backup that failed is told on the first screen, before all else, and in the diagnosis', async () => {
    const site = await startSite({ engine });
    const { cookie } = await site.signIn();
    const { db } = await site.openDatabase();
    await expect.poll(() => db.selectFrom('nightly_backup').select('id').execute()).toHaveLength(1);
    await db.updateTable('nightly_backup').set({ failure: 'The backup failed: the disk is full.' }).execute();
    for (const address of ['/admin/today', '/admin/doctor']) {
      const page = await (await site.get(address, { headers: { cookie } })).text();
      expect(page).toContain('Le serveur a répondu\u00a0: The backup failed: the disk is full.');
    }
  });
});
