import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { newFolder } from '#tests/support/engines.ts';
import { startBucket } from '#tests/support/services/bucket.ts';
import { checkBucket, createFileStores } from './file-stores.ts';

const image = 'equipe-0123456789.40x30-20.avif';
const nobody = 'nobody-0123456789.40x30.webp';

const store = { S3_BUCKET: 'vitrine', S3_REGION: 'auto', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };

async function openStores(environment: Record<string, string>) {
  const config = readConfig({ DATA_DIR: await newFolder(), ...environment });
  const incoming = await newFolder();
  const received = async (text: string) => {
    const file = path.join(incoming, crypto.randomUUID());
    await writeFile(file, text);
    return file;
  };
  return { stores: createFileStores(config), received, incoming, dataDir: config.dataDir };
}

describe.each(['folder', 'bucket'])('files in a %s', (kind) => {
  test('are taken over, read, listed and removed, each kind by itself and by its own names only', async () => {
    const { environment } = kind === 'bucket' ? await startBucket() : { environment: {} };
    const { stores, received, incoming, dataDir } = await openStores(environment);
    const { files, media } = stores;
    expect([await files.list(), await media.list()]).toEqual([[], []]);

    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await files.put(first, await received('é\0one'));
    await files.put(second, await received(''));
    await media.put(image, await received('an image'));
    expect(await readdir(incoming)).toEqual([]);
    expect(await readdir(dataDir)).toEqual(kind === 'bucket' ? [] : ['files', 'media']);

    expect((await files.read(first))?.toString()).toBe('é\0one');
    expect(await files.read(second)).toEqual(Buffer.alloc(0));
    expect((await media.read(image))?.toString()).toBe('an image');
    expect(await media.read(nobody)).toBeUndefined();
    const listed = await files.list();
    expect(listed.map(({ key }) => key).sort()).toEqual([first, second].sort());
    for (const { storedAt } of listed) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
    expect((await media.list()).map(({ key }) => key)).toEqual([image]);

    for (const name of ['../media/x', image, '', 'incoming'])
      await expect((async () => files.read(name))(), name).rejects.toThrow('Not the key');
    await media.put(image, await received('again'));
    expect((await media.read(image))?.toString()).toBe('again');
    for (let times = 0; times < 2; times += 1) await files.remove(first);
    expect(await files.read(first)).toBeUndefined();
    expect((await files.list()).map(({ key }) => key)).toEqual([second]);
  });
});

/** The S3 server of the other tests cannot cut a list in two: its tokens need a cipher that Node no longer has. */
test('a list that comes in parts is read to its end', async () => {
  const asked: (string | null)[] = [];
  const server = createServer((request, response) => {
    const token = new URL(request.url ?? '', 'http://x.example').searchParams.get('continuation-token');
    asked.push(token);
    const key = `<Contents><Key>media/${token ? nobody : image}</Key></Contents>`;
    const more = `<IsTruncated>true</IsTruncated><NextContinuationToken>1+/=</NextContinuationToken>`;
    response.end(`<ListBucketResult>${key}${token ? '' : more}</ListBucketResult>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { stores } = await openStores({ ...store, S3_ENDPOINT: `http://127.0.0.1:${port}` });
  expect((await stores.media.list()).map(({ key }) => key)).toEqual([image, nobody]);
  expect(asked).toEqual([null, '1+/=']);
});

test('a bucket that refuses us stops the start with one sentence and no secret; one that is away does not', async () => {
  const bucket = await startBucket();
  const { log } = createLog('silent');
  const check = (changed: Record<string, string> = {}) =>
    checkBucket(readConfig({ ...bucket.environment, ...changed }), log);
  await check();
  for (const [changed, reason] of [
    [{ S3_BUCKET: 'another' }, /^S3_BUCKET another at http:\S+ cannot be used: there is no such bucket\.$/],
    [{ S3_SECRET_KEY: 'very-secret' }, /cannot be used: the store answered 403 SignatureDoesNotMatch\.$/],
    [{ S3_ACCESS_KEY: 'very-secret' }, /cannot be used: the store answered 403 InvalidAccessKeyId\.$/],
  ] as const) {
    const refusal = await check(changed).catch((error: unknown) => error);
    expect(String((refusal as Error).message)).toMatch(reason);
    expect(JSON.stringify(refusal, Object.getOwnPropertyNames(refusal))).not.toMatch(/very-secret|S3RVER/);
  }
  await bucket.stop();
  await check();
});
