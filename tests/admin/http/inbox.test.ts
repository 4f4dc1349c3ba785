import { expect, test } from 'vitest';
import { contact } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { startSite } from '#tests/support/site/site.ts';

onBothEngines('the inbox', (engine) => {
  test('what visitors sent leaves as a table that Excel opens and calculates nothing of', async () => {
    const site = await startSite({ engine });
    await site.services.leads.submitContact({
      ...contact,
      name: '=SUM("Zoé")',
      company: '+33 3 20',
      message: '@SUM(A1)\nZoé; "œuvre"',
    });
    await site.services.leads.submitContact({ ...contact, name: 'Paul' });
    const admin = await site.signIn();
    const response = await admin.get('/api/leads/export?box=messages&q=zoe');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="messages-.*\.csv"$/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, row, ...rest] = bytes.toString().split('\r\n');
    expect(head).toContain('"Nom";"E-mail"');
    expect(row).toContain(`"'=SUM(""Zoé"")"`);
    expect(row).toContain(`"'+33 3 20"`);
    expect(row).toContain(`"'@SUM(A1)\nZoé; ""œuvre"""`);
    expect(rest).toEqual(['']);
    expect((await admin.get('/api/leads/export?box=mail')).status).toBe(404);
    expect((await admin.get('/api/leads/export?box=__proto__')).status).toBe(404);
    expect((await admin.post('/api/leads/export')).status).toBe(405);
  });

  test('[REPLY-02] the forms of the inbox refuse what they do not know, and change nothing', async () => {
    const site = await startSite({ engine });
    const { cookie } = await site.signIn();
    const send = (fields: Record<string, string>, address = '/admin/inbox') =>
      site.get(address, {
        method: 'POST',
        headers: { cookie, origin: site.url },
        body: new URLSearchParams(fields),
      });
    expect((await send({ intent: 'read', id: 'none' })).status).toBe(404);
    expect((await send({ intent: 'clear', id: 'none' })).status).toBe(404);
    expect((await send({ intent: 'spam', id: 'none' })).status).toBe(404);
    expect((await send({ intent: 'archive' })).status).toBe(422);
    expect((await send({ intent: 'remove' })).status).toBe(200);
    expect((await send({ intent: 'resend', id: 'none' })).status).toBe(422);
    const toNobody: Record<string, string>[] = [
      { intent: 'state', state: 'won' },
      { intent: 'take' },
      { intent: 'let-go' },
      { intent: 'remind', day: '' },
      { intent: 'note', text: 'x' },
    ];
    for (const fields of toNobody)
      expect([fields, (await send({ ...fields, id: 'none' })).status]).toEqual([fields, 404]);
    const senseless: Record<string, string>[] = [
      { intent: 'state', state: 'constructor' },
      { intent: 'remind', day: '2020-01-01' },
      { intent: 'note', text: ' ' },
    ];
    for (const fields of senseless)
      expect([fields, (await send({ ...fields, id: 'none' })).status]).toEqual([fields, 422]);
    expect((await send({ intent: 'toString' })).status).toBe(400);
    expect((await send({})).status).toBe(400);
    expect((await site.get('/admin/inbox/nowhere', { headers: { cookie } })).status).toBe(404);
    expect((await site.get('/admin/inbox?open=none&page=99', { headers: { cookie } })).status).toBe(200);
  });
});
