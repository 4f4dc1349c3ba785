import { createServer, type Server } from 'node:http';

const HEADERS_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 10_000;
/** Whoever takes nothing of an answer for so long is cut. */
const SILENCE_MS = 60_000;
/** More than the slowest honest crowd, and less than the files that the unit of systemd lets us open. */
const MAX_CONNECTIONS = 10_000;
const CHECK_EVERY_MS = 1000;
const MAX_HEADER_BYTES = 16 * 1024;

/** A server that cuts slow and oversized requests on time, and those who never read their answers. */
export function createHttpServer(): Server {
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    // Most requests have no body: without a stream for it they cost a fifth less.
    optimizeEmptyRequests: true,
  });
  server.timeout = SILENCE_MS;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

/** Resolves with the port once the server listens. A busy port is said in one sentence. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
