import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../services/free-port.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** The plainest of hosts: files by their path, a folder by its index page with a slash behind it, 404.html otherwise. */
export async function startStaticHost(folder: string): Promise<string> {
  const port = await freePort();
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    if (request.method !== 'GET') return response.writeHead(405).end('Method not allowed');
    const asked = path.join(folder, decodeURI(pathname));
    const found = await stat(asked).catch(() => undefined);
    if (found?.isDirectory() && !pathname.endsWith('/'))
      return response.writeHead(301, { location: `${pathname}/${search}` }).end();
    const file = found?.isDirectory() ? path.join(asked, 'index.html') : asked;
    const body = await readFile(file).catch(() => undefined);
    if (body)
      return response
        .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
        .end(body);
    return response
      .writeHead(404, { 'content-type': 'text/html' })
      .end(await readFile(path.join(folder, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://localhost:${port}`;
}
