import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface Call {
  at: number;
  path: string;
  body: Record<string, unknown>;
}

/** An address that answers as the EmailJS API does. */
export async function startEmailJs() {
  const calls: Call[] = [];
  const state = { status: 200 };
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    calls.push({ at: performance.now(), path: request.url ?? '', body });
    response.writeHead(state.status).end(state.status === 200 ? 'OK' : 'The service is tired');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, calls, state };
}
