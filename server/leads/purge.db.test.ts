import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documents } from '#tests/support/data/documents.ts';
import { application, applicationForm, chat, contact } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { openStores } from '#tests/support/site/stores.ts';

type Stores = Awaited<ReturnType<typeof openStores>>;

async function apply({ leads, receiveUpload }: Stores) {
  const form = applicationForm(application, { cv: ['cv.pdf', new Uint8Array(documents.pdf)] });
  const request = new Request('http://x.example', { method: 'POST', body: form });
  const contentType = request.headers.get('content-type') ?? '';
  await leads.submitApplication(await receiveUpload({ body: request.body, contentType }));
}

onBothEngines('the purge', (engine) => {
  test('messages go after three years, applications with their files after two, page views after 25 months', async () => {
    let now = new Date('2025-06-01T12:00:00Z');
    const stores = await openStores(engine, { now: () => now });
    const { db } = stores.database;
    const kinds = async () =>
      (await db.selectFrom('leads').select('kind').execute()).map(({ kind }) => kind).sort();
    const files = () =>
      readdir(path.join(stores.dataDir, 'files')).then((names) =>
        names.filter((name) => name !== 'incoming'),
      );
    const captured = () => readdir(path.join(stores.dataDir, 'mail'));
    await stores.leads.submitContact(contact);
    await stores.leads.submitChat(chat);
    await apply(stores);
    stores.views.count({ day: '2025-06-01', path: '/', language: 'fr', referrer: '' });
    await stores.views.flush();
    stores.backgroundJobs.start();
    await expect
      .poll(async () => (await stores.mail.list(9)).map(({ state }) => state))
      .toEqual(['sent', 'sent', 'sent']);
    await stores.backgroundJobs.stop();
    expect([(await files()).length, (await captured()).length]).toEqual([1, 3]);

    now = new Date('2027-06-01T11:00:00Z');
    await stores.backgroundJobs.purge();
    expect([await kinds(), (await files()).length]).toEqual([['application', 'chat', 'contact'], 1]);
    now = new Date('2027-06-01T13:00:00Z');
    await stores.backgroundJobs.purge();
    expect([await kinds(), await files(), (await captured()).length]).toEqual([['chat', 'contact'], [], 2]);
    expect(await db.selectFrom('lead_files').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('page_views').select('day').execute()).toHaveLength(1);

    now = new Date('2027-07-02T12:00:00Z');
    await stores.backgroundJobs.purge();
    expect(await db.selectFrom('page_views').select('day').execute()).toEqual([]);
    now = new Date('2028-06-01T13:00:00Z');
    await stores.backgroundJobs.purge();
    expect([await kinds(), await captured()]).toEqual([[], []]);
    for (const table of ['outbox', 'outbox_attempts'] as const)
      expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
    expect(
      stores.logged.filter(({ msg }) => msg === 'leads that were kept long enough were removed').at(-1),
    ).toMatchObject({
      removed: { contact: 1, chat: 1, application: 0, orphanedFiles: 0 },
    });
  });

  test('what a crash left behind goes too: files without a lead, halves of uploads', async () => {
    const stores = await openStores(engine, { now: () => new Date() });
    await apply(stores);
    const folder = path.join(stores.dataDir, 'files');
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await mkdir(path.join(folder, 'incoming'), { recursive: true });
    const leftovers = [crypto.randomUUID(), `incoming/${crypto.randomUUID()}.part`].map((name) =>
      path.join(folder, name),
    );
    for (const file of leftovers) {
      await writeFile(file, 'x');
      await utimes(file, yesterday, yesterday);
    }
    const [kept = ''] = (await readdir(folder)).filter(
      (name) => name !== 'incoming' && !leftovers[0]?.endsWith(name),
    );
    await utimes(path.join(folder, kept), yesterday, yesterday);
    await writeFile(path.join(folder, 'incoming', 'fresh.part'), 'x');
    await stores.backgroundJobs.purge();
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(
      ['incoming', kept, 'incoming/fresh.part'].sort(),
    );
  });
});
