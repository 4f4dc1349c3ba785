import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { documents } from '#tests/support/data/documents.ts';
import { drawing } from '#tests/support/data/images.ts';
import { application, applicationForm, chat, post, postJson } from '#tests/support/data/leads.ts';
import { save } from '#tests/support/data/save.ts';
import { figure } from '#tests/support/figures.ts';
import * as html from '#tests/support/html.ts';
import { injectedDisk, mountedDisk } from '#tests/support/services/full-disk.ts';
import { administrator, type Site, startSite } from '#tests/support/site/site.ts';

const title = (text: string) => ({ 'hero.title': text });
const lead = (site: Site) => postJson(site, '/api/chat', { ...chat, message: crypto.randomUUID() });

const apply = (site: Site, message: string) =>
  post(
    site,
    '/api/applications',
    applicationForm({ ...application, message }, { cv: ['cv.pdf', new Uint8Array(documents.pdf)] }),
  );

async function addImage(site: Site, cookie: string) {
  const body = new FormData();
  body.set('picture', new Blob([new Uint8Array(await drawing(40, 30, '#4f7f78'))]), 'vitrine.png');
  return site.get('/api/media', { method: 'POST', headers: { cookie, origin: site.url }, body });
}

/** A part of a shipped image, as a new one. */
function cropImage(site: Site, cookie: string) {
  const source = '/images/agency/carousel-rue.1600x900.webp';
  const body = JSON.stringify({ source, area: { left: 0, top: 0, right: 10, bottom: 20 } });
  const headers = { cookie, origin: site.url, 'content-type': 'application/json' };
  return site.get('/api/media/crop', { method: 'POST', headers, body });
}

/** What was uploaded and is kept, and what was only begun. */
async function keptFiles(site: Site): Promise<string[]> {
  const names = await readdir(site.dataDir, { recursive: true });
  return names.filter((name) => /^(?:files|media)\/(?!incoming$)/.test(name));
}

test.for([
  ['a disk of eight megabytes', mountedDisk],
  ['an error of the system, injected', injectedDisk],
] as const)(
  '[TRUST-10] a full disk (%s): pages go on, writes and uploads answer 507 or 503, nothing is broken or half kept, /ready tells, and room is all it takes',
  async ([kind, smallDisk], { skip }) => {
    const disk = await smallDisk();
    if (!disk) return skip('this user may not mount a tmpfs');
    const databaseUrl = path.join(disk.folder, 'test.sqlite');
    const site = await startSite({ databaseUrl, environment: { TRUST_PROXY: '1', DATA_DIR: disk.folder } });
    const admin = await site.signIn();
    expect((await save(admin, 'fr', 'home', title('Avant'))).status).toBe(200);
    const before = await keptFiles(site);
    await disk.fill();

    const refused: number[] = [];
    for (let attempt = 0; attempt < 30 && refused.length < 3; attempt += 1) {
      const { status } = await save(admin, 'fr', 'home', title(`Plein ${'x'.repeat(300)} ${attempt}`));
      if (status !== 200) refused.push(status);
    }
    expect(refused).toEqual([507, 507, 507]);
    expect([503, 507]).toContain((await lead(site)).status);
    expect([503, 507]).toContain((await apply(site, 'Plein')).status);
    expect([503, 507]).toContain((await addImage(site, admin.cookie)).status);
    expect(await keptFiles(site)).toEqual(before);
    // Nothing arrives with it: its files may be written before its row is refused, and go with the purge.
    expect([503, 507]).toContain((await cropImage(site, admin.cookie)).status);
    expect((await site.services.media.page({ search: '', page: 1 })).count).toBe(0);
    const login = await site.get('/api/auth/login', {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({ ...administrator, password: 'faux mot de passe' }),
    });
    expect(login.status).toBe(507);
    // The injected error does not reach what Node writes by promises.
    if (smallDisk === mountedDisk) expect((await site.get('/ready')).status).toBe(503);
    expect((await site.get('/up')).status).toBe(200);
    for (const address of ['/', '/agence', '/en/contact', '/blog'])
      expect([address, (await site.get(address)).status]).toEqual([address, 200]);

    await disk.makeRoom();
    expect((await site.get('/ready')).status).toBe(200);
    expect((await save(admin, 'fr', 'home', title('Après'))).status).toBe(200);
    expect((await lead(site)).status).toBe(201);
    expect((await apply(site, 'De la place')).status).toBe(201);
    expect((await addImage(site, admin.cookie)).status).toBe(201);
    expect((await cropImage(site, admin.cookie)).status).toBe(201);
    expect(await site.text('/')).toContain('Après');
    const reader = new DatabaseSync(databaseUrl, { readOnly: true });
    const health = reader.prepare('pragma integrity_check').get();
    reader.close();
    figure(
      `disk full (${kind})`,
      `saves 507, pages 200, no upload half kept, integrity ${health?.integrity_check}`,
      'reads go on, 507/503, nothing corrupted',
    );
    expect(health).toEqual({ integrity_check: 'ok' });
  },
);

test('[TRUST-45] on a nearly full disk no file comes in, with a sentence that says so, and messages still do', async ({
  skip,
}) => {
  const disk = await mountedDisk();
  if (!disk) return skip('this user may not mount a tmpfs');
  const site = await startSite({ environment: { TRUST_PROXY: '1', DATA_DIR: disk.folder } });
  const { cookie } = await site.signIn();
  await disk.fill(300_000);
  const before = await keptFiles(site);
  const refused = await apply(site, 'Presque plein');
  expect([refused.status, await refused.json()]).toMatchObject([
    507,
    { told: expect.stringMatching(/^Nous ne pouvons pas recevoir de fichier/) },
  ]);
  const form = applicationForm(application, { cv: ['cv.pdf', new Uint8Array(documents.pdf)] });
  const page = await post(site, '/en/recruitment', form);
  expect([page.status, html.decode(await page.text())]).toEqual([
    507,
    expect.stringContaining('We can’t take any file at the moment.'),
  ]);
  expect((await addImage(site, cookie)).status).toBe(507);
  expect(await keptFiles(site)).toEqual(before);
  for (let message = 0; message < 10; message += 1) expect((await lead(site)).status).toBe(201);

  await disk.makeRoom();
  expect((await apply(site, 'De la place')).status).toBe(201);
});
