import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { AwsClient } from 'aws4fetch';
import type { BucketConfig } from '#server/config.ts';
import { StorageUnavailableError } from './file-store.ts';
import { readListing } from './listing.ts';

/** Far more than a file of 10 MB takes: after this the store does not answer any more. */
const TIME_LIMIT_MS = 15_000;

/** A backup of some gigabytes over a slow line. */
const LARGE_LIMIT_MS = 2 * 60 * 60 * 1000;

/** The requests that we send to an S3-compatible store. Every failure becomes a StorageUnavailableError and is reported to `warn`. */
export type Bucket = ReturnType<typeof createBucket>;

export function createBucket(config: BucketConfig, warn: (fault: StorageUnavailableError) => void) {
  const address = `${config.endpoint}/${config.name}`;
  let client: AwsClient | undefined;

  async function open(): Promise<AwsClient> {
    const { AwsClient } = await import('aws4fetch');
    const { region, accessKey: accessKeyId, secretKey: secretAccessKey } = config;
    return new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries: 0 });
  }

  type Answer = Buffer<ArrayBuffer> | undefined;

  /** The whole body; undefined for 404. */
  async function send(path: string, init: RequestInit, limitMs: number): Promise<Answer> {
    client ??= await open();
    const signal = AbortSignal.timeout(limitMs);
    const response = await client.fetch(address + path, { ...init, signal, redirect: 'manual' });
    const body = Buffer.from(await response.arrayBuffer());
    if (response.ok) return body;
    if (response.status === 404) return undefined;
    throw new StorageUnavailableError(
      `the store answered ${response.status} ${codeIn(body)}`.trim(),
      response.status < 500,
    );
  }

  async function ask(path: string, init: RequestInit = {}, limitMs = TIME_LIMIT_MS): Promise<Answer> {
    try {
      return await send(path, init, limitMs);
    } catch (error) {
      const fault =
        error instanceof StorageUnavailableError
          ? error
          : new StorageUnavailableError(`no answer (${networkFault(error)})`, false);
      warn(fault);
      throw fault;
    }
  }

  function needed<T>(found: T | undefined): T {
    if (found !== undefined) return found;
    const fault = new StorageUnavailableError('there is no such bucket', true);
    warn(fault);
    throw fault;
  }

  return {
    /** The sum is signed: the store refuses what did not arrive as it was sent. */
    async put(key: string, body: Buffer<ArrayBuffer>): Promise<void> {
      const sum = createHash('sha256').update(body).digest('hex');
      needed(await ask(`/${key}`, { method: 'PUT', body, headers: { 'x-amz-content-sha256': sum } }));
    },

    /** A file of any size, read while it is sent; `sum` is its SHA-256 in hexadecimal digits. */
    async putFile(key: string, file: string, sum: string): Promise<void> {
      const init = { method: 'PUT', body: await openAsBlob(file), headers: { 'x-amz-content-sha256': sum } };
      needed(await ask(`/${key}`, init, LARGE_LIMIT_MS));
    },

    read: (key: string) => ask(`/${key}`),

    async remove(key: string): Promise<void> {
      await ask(`/${key}`, { method: 'DELETE' });
    },

    /** What is stored below a prefix; `most` where a few are enough. */
    async list(prefix: string, most = Number.POSITIVE_INFINITY) {
      const found: { key: string; storedAt: Date }[] = [];
      for (let next: string | undefined = ''; next !== undefined && found.length < most; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (next) query.set('continuation-token', next);
        const listing = readListing(needed(await ask(`?${query}`)).toString());
        found.push(...listing.files);
        next = listing.next;
      }
      return found;
    },
  };
}

/** Only the name of the error: what else a store says of it may repeat our key or our signature. */
function codeIn(body: Buffer): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(body.toString())?.[1] ?? '';
}

function networkFault(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
