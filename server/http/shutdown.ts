import type { Server } from 'node:http';

const DRAIN_MS = 10_000;

/** Takes no new connection, lets the answers under way finish, and resolves when all are done or time is up. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
}
