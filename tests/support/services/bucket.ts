import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';
import { type AtEnd, newFolder } from '../engines.ts';
import { freePort } from './free-port.ts';

/** A real S3 server that checks signatures, with one empty bucket. It can go away and come back. */
export async function startBucket(atEnd: AtEnd = onTestFinished) {
  const port = await freePort();
  const folder = await newFolder(atEnd);
  const options = { port, address: '127.0.0.1', silent: true, directory: path.join(folder, 'buckets') };
  let server: S3rver | undefined;
  const start = async () => {
    server = new S3rver({ ...options, configureBuckets: [{ name: 'vitrine' }] });
    await server.run();
  };
  const stop = async () => {
    const closed = server?.close();
    server?.httpServer.closeAllConnections();
    server = undefined;
    await closed;
  };
  await start();
  atEnd(stop);
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'vitrine',
    S3_REGION: 'eu-west-3',
    // The one account that the server knows.
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
  return { environment, start, stop };
}
