import path from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { type Database, openDatabase } from './database/database.ts';
import { checkBucket } from './files/file-stores.ts';
import { createDevelopmentApp, loadBuiltApp } from './http/app-handler.ts';
import { createPageCache } from './http/cache/page-cache.ts';
import { createRequestListener } from './http/handle-request.ts';
import { createHttpServer, listen } from './http/http-server.ts';
import { createHealth } from './http/observability/health.ts';
import type { Metrics } from './http/observability/metrics.ts';
import { fileSecurityHeaders } from './http/security/security-headers.ts';
import { drain } from './http/shutdown.ts';
import { readStaticFiles } from './http/static/static-files.ts';
import type { LogParts } from './log.ts';
import { projectDir } from './project-dir.ts';
import { createServices, type Services } from './services.ts';

export interface StartOptions extends LogParts {
  config: Config;
  /** Serve the sources with hot reload instead of the build. */
  development?: boolean;
  contentDir?: string;
  now?: () => Date;
}

export interface RunningServer {
  port: number;
  services: Services;
  stop(lastCallMs?: number): Promise<void>;
}

export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, log, logStream, development = false, now = () => new Date() } = options;
  const contentDir = options.contentDir ?? path.join(projectDir, 'content');

  // 1. The data folder, the bucket where there is one, and the database, brought to the newest shape.
  await prepareDataFolder(config.dataDir);
  await checkBucket(config, log);
  const database = await openDatabase({
    url: config.databaseUrl ?? path.join(config.dataDir, 'vitrine.sqlite'),
    warn: (error, message) => log.warn({ err: error }, message),
  }).catch((error: unknown) => {
    throw new ConfigError(
      `${config.databaseUrl ? 'DATABASE_URL' : 'The database in DATA_DIR'} cannot be opened: ${reasonOf(error)}.`,
    );
  });

  // 2. The services, and the first administrator where the configuration names one.
  const services = createServices({ config, database, contentDir, log, now });
  await services.previews.prepare();
  const first = config.firstAdministrator;
  // Who sets it holds the machine: told, not refused, so that no site stands still for it.
  if (first && (await services.accounts.ensureFirst(first)) && (await services.accounts.isGuessable(first)))
    log.warn('ADMIN_PASSWORD is guessed soon: choose another in the back office');

  // 3. The application behind the HTTP server.
  const server = createHttpServer();
  const health = createHealth({ database, dataDir: config.dataDir });
  const [app, files] = development
    ? [await createDevelopmentApp(server, services), undefined]
    : await Promise.all([
        loadBuiltApp(services),
        readStaticFiles(path.join(projectDir, 'build/client'), fileSecurityHeaders(config.siteUrl)),
      ]);
  const metrics = config.metricsToken ? await startMetrics(database, config.metricsToken) : undefined;
  const cache = createPageCache(database.changes, now);
  const { siteUrl, trustedProxies } = config;
  const openImage = services.media.open;
  server.on(
    'request',
    createRequestListener({
      app,
      files,
      openImage,
      cache,
      health,
      metrics,
      siteUrl,
      trustedProxies,
      log,
      logStream,
      previews: services.previews,
      accounts: services.accounts,
    }),
  );

  // 4. What goes on beside the requests: what fell due is published, mail leaves, views are added up, old data goes.
  await services.backgroundJobs.start();

  // 5. Listen for requests.
  const port = await listen(server, config.port, config.host).catch(async (error: unknown) => {
    await services.backgroundJobs.stop();
    await database.close();
    throw new ConfigError(
      `HOST ${config.host} and PORT ${config.port} cannot be opened: ${reasonOf(error)}.`,
    );
  });

  return {
    port,
    services,
    async stop(lastCallMs = 0) {
      health.stop();
      await drain(server, lastCallMs);
      metrics?.stop();
      await services.backgroundJobs.stop();
      await database.close();
    },
  };
}

/** Loaded only where somebody measures: its package takes a twentieth of a second to read. */
async function startMetrics(database: Database, token: string): Promise<Metrics> {
  const { createMetrics } = await import('./http/observability/metrics.ts');
  return createMetrics({ database, token });
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'the port is already in use',
  EADDRNOTAVAIL: 'this machine has no such address',
  EACCES: 'this user may not open it, choose a port above 1023',
  ENOTFOUND: 'there is no machine of that name',
  ECONNREFUSED: 'nothing answers there',
};

function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}
