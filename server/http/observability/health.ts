import type { ServerResponse } from 'node:http';
import { probeDataFolder } from '#server/data-folder.ts';
import type { Database } from '#server/database/database.ts';
import { withTimeLimit } from '#server/time-limit.ts';

/** Whoever asks has no longer to wait, whatever does not answer. */
const ANSWER_MS = 2000;

/** `/up`: the process serves. `/ready`: database and storage answer, there is room to write, and it is not stopping. */
export function createHealth({ database, dataDir }: { database: Database; dataDir: string }) {
  let stopping = false;
  let looking: Promise<boolean> | undefined;

  /** One look at a time: those who ask meanwhile hear the same. */
  function isStorageReady(): Promise<boolean> {
    looking ??= withTimeLimit(Promise.all([database.ping(), probeDataFolder(dataDir)]), ANSWER_MS)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  const isReady = async () => !stopping && (await isStorageReady());

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
