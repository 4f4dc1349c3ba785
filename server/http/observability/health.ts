import { access, constants } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { Database } from '#server/database/database.ts';

/** `/up`: the process serves. `/ready`: database and storage answer, and it is not stopping. */
export function createHealth({ database, dataDir }: { database: Database; dataDir: string }) {
  let stopping = false;

  async function isReady(): Promise<boolean> {
    if (stopping) return false;
    try {
      await Promise.all([database.ping(), access(dataDir, constants.W_OK)]);
      return true;
    } catch {
      return false;
    }
  }

  const respond = (response: ServerResponse, status: number, text: string) =>
    response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(text);

  return {
    isStopping: () => stopping,
    stop() {
      stopping = true;
    },
    /** Answers the two health addresses; false for every other path. */
    async handle(path: string, response: ServerResponse): Promise<boolean> {
      if (path === '/up') respond(response, 200, 'up');
      else if (path === '/ready')
        await isReady().then((ok) => respond(response, ok ? 200 : 503, ok ? 'ready' : 'not ready'));
      else return false;
      return true;
    },
  };
}

export type Health = ReturnType<typeof createHealth>;
