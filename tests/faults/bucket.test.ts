import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createFileStores } from '#server/files/file-stores.ts';
import { documents } from '#tests/support/data/documents.ts';
import { drawing } from '#tests/support/data/images.ts';
import { application, applicationForm, chat, post, postJson } from '#tests/support/data/leads.ts';
import { figure, milliseconds } from '#tests/support/figures.ts';
import { startBucket } from '#tests/support/services/bucket.ts';
import { startSite } from '#tests/support/site/site.ts';

test('with a bucket: files and pictures live there; while it is gone they are refused with 503 and the rest goes on', async () => {
  const bucket = await startBucket();
  const site = await startSite({ environment: { ...bucket.environment, TRUST_PROXY: '1' } });
  const admin = await site.signIn();
  const apply = (message: string) =>
    post(
      site,
      '/api/applications',
      applicationForm({ ...application, message }, { cv: ['cv.pdf', new Uint8Array(documents.pdf)] }),
    );
  const addPicture = async (colour: string) => {
    const body = new FormData();
    body.set('picture', new Blob([new Uint8Array(await drawing(40, 30, colour))]), 'vitrine.png');
    return site.get('/api/media', {
      method: 'POST',
      headers: { cookie: admin.cookie, origin: site.url },
      body,
    });
  };
  const { db } = await site.openDatabase();
  const rows = async () => [
    (await db.selectFrom('lead_files').select('id').execute()).length,
    (await db.selectFrom('media').select('id').execute()).length,
  ];
  const onDisk = async () => {
    const names = await readdir(site.dataDir, { recursive: true });
    return names.filter((name) => /^(?:files|media)\/(?!incoming$)/.test(name));
  };

  expect((await apply('Avant')).status).toBe(201);
  const added = await addPicture('#4f7f78');
  const { picture } = (await added.json()) as { picture: { address: string; id: string } };
  expect(added.status).toBe(201);
  expect(await onDisk()).toEqual([]);
  const stores = createFileStores(readConfig(bucket.environment));
  const [file] = await stores.files.list();
  expect(await stores.media.list()).toHaveLength(6);
  const download = await admin.get(`/api/files/${file?.key}`);
  expect(Buffer.from(await download.arrayBuffer())).toEqual(documents.pdf);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
  expect((await site.get(`/api/files/${file?.key}`)).status).toBe(401);
  const shown = await site.get(picture.address);
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);

  await bucket.stop();
  const begun = performance.now();
  const refused = await apply('Pendant');
  const took = performance.now() - begun;
  expect([refused.status, await refused.json()]).toEqual([503, { error: expect.any(String) }]);
  const noPicture = await addPicture('#123456');
  expect([noPicture.status, await noPicture.json()]).toEqual([
    503,
    { error: expect.stringMatching(/^Le stockage des fichiers ne répond pas/) },
  ]);
  // What visitors saw a moment ago is still there.
  expect((await site.get(picture.address)).status).toBe(200);
  const unseen = await site.get(picture.address.replace('.webp', '.avif'));
  for (const response of [unseen, await admin.get(`/api/files/${file?.key}`)])
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  const form = new URLSearchParams({ intent: 'remove', id: picture.id, shown: '0' });
  const headers = { cookie: admin.cookie, origin: site.url, accept: 'text/html' };
  const binned = await site.get(`/admin/media?id=${picture.id}`, { method: 'POST', headers, body: form });
  // What is deleted goes into the bin, which needs no files; they go when it is emptied.
  expect([binned.status, await binned.text()]).toEqual([200, expect.stringContaining('Image supprimée.')]);
  await site.services.bin.restoreImage(picture.id, 'marie');
  for (const address of ['/', '/recrutement', '/en/agency', '/ready'])
    expect([address, (await site.get(address)).status]).toEqual([address, 200]);
  expect((await postJson(site, '/api/chat', chat)).status).toBe(201);
  expect(await rows()).toEqual([1, 1]);
  expect(await onDisk()).toEqual([]);
  figure('bucket gone', `an application refused after ${milliseconds(took)}`, 'writes 503, pages go on');

  await bucket.start();
  expect((await apply('Pendant')).status).toBe(201);
  expect((await addPicture('#123456')).status).toBe(201);
  expect((await site.get(picture.address.replace('.webp', '.avif'))).status).toBe(200);
  expect(await rows()).toEqual([2, 2]);
  const faults = site.logged.filter(({ msg }) => msg === 'the bucket cannot be used');
  expect(faults).toContainEqual(expect.objectContaining({ reason: 'no answer (ECONNREFUSED)' }));
  expect(JSON.stringify(site.logged)).not.toContain('S3RVER');
});
