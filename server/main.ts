import { adminPaths } from '#domain/pages.ts';
import { ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Whoever was connecting when the signal came is still served. */
const LAST_CALL_MS = 200;
/** The drain and the mail under way end before; less than systemd waits (deploy/vitrine@.service). */
const STOP_MS = 18_000;
const development = process.argv.includes('--dev');

// Whatever the folder allows: the data is for this user alone.
process.umask(0o077);

try {
  const config = readConfig(process.env);
  const { log, logStream } = createLog(config.logLevel);
  // The greeting may find nobody who reads it, or no room: the site opens all the same.
  process.stdout.on('error', (error) => log.warn({ err: error }, 'standard output cannot be written'));
  const server = await startServer({ config, log, logStream, development });
  await greet(server, config.siteUrl);

  const stop = (signal: string) => {
    log.info({ signal }, 'stopping');
    const exit = (code: number) => log.flush(() => process.exit(code));
    setTimeout(() => {
      log.error('not everything ended in time');
      exit(1);
    }, STOP_MS).unref();
    server.stop(LAST_CALL_MS).then(() => exit(0));
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  stopWithParent(stop);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** A signal to `npm start` reaches npm alone: when it goes, so do we. */
function stopWithParent(stop: (reason: string) => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('npm ended');
  }, 500).unref();
}

async function greet({ port, services }: RunningServer, siteUrl: string): Promise<void> {
  const lines = [`Vitrine is open on ${siteUrl}`, `  listening on port ${port}`];
  lines.push(`  back office: ${siteUrl}${adminPaths.fr}`);
  if (!(await services.accounts.hasAdministrator())) {
    const token = await services.accounts.createSetupToken();
    lines.push(
      '  first administrator (this link works once):',
      `  ${siteUrl}${adminPaths.fr}/setup?token=${token}`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** One sentence for what whoever starts the site can mend; the whole error for everything else. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
