import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Stands before a database and can forget connections as a firewall does: what is sent over them goes nowhere, and
 * nobody is told. `forget` is about those that are open, `silence` about those that are opened later too.
 */
export async function startFirewall(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open = new Set<readonly [Socket, Socket]>();
  const firewall = { isSilent: false };
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const pair = [client, database] as const;
    open.add(pair);
    for (const [from, to] of [pair, [database, client] as const]) {
      from.on('data', (chunk) => {
        if (open.has(pair) && !firewall.isSilent) to.write(chunk);
      });
      from.on('error', () => {}).on('close', () => open.has(pair) && to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    for (const [, database] of open) database.destroy();
    server.close();
  });
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : 0);
  return {
    url: url.href,
    forget: () => open.clear(),
    silence() {
      firewall.isSilent = true;
    },
  };
}
