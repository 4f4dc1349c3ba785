import { createServer } from 'node:http';
import sirv from 'sirv';
import { handler } from './dist/server/entry.mjs';

const files = sirv('dist/client', {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, pathname) {
    const hashed = pathname.startsWith('/_astro/');
    response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});

createServer((request, response) => files(request, response, () => handler(request, response))).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
