import type { Server } from 'node:http';

const DRAIN_MS = 10_000;

/**
 * Serves for a last moment whoever is connecting, takes no new connection after that, lets the
 * answers under way finish, and resolves when all are done or time is up.
 */
export async function drain(server: Server, lastCallMs: number): Promise<void> {
  if (lastCallMs > 0) await new Promise((resolve) => setTimeout(resolve, lastCallMs));
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
  });
}
