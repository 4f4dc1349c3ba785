import path from 'node:path';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/database/database.ts';
import { createDocumentStore } from '../../../server/documents/document-store.ts';
import { createServices } from '../../../server/services.ts';
import { newDatabase, newFolder, type TestEngine } from '../engines.ts';

export const contentDir = path.resolve(import.meta.dirname, '../../../content');

interface StoreOptions {
  databaseUrl?: string;
  contentFolder?: string;
  now?: () => Date;
  /** Environment variables, as in the README. */
  environment?: Record<string, string>;
}

/** The services over a database of their own, without HTTP. */
export async function openStores(engine: TestEngine, options: StoreOptions = {}) {
  const url = options.databaseUrl ?? (await newDatabase(engine));
  const now = options.now ?? (() => new Date('2025-06-01T12:00:00Z'));
  const database = await openDatabase({ url });
  onTestFinished(() => database.close());
  const logged: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const config = readConfig({ DATA_DIR: await newFolder(), ...options.environment });
  const services = createServices({
    config,
    database,
    contentDir: options.contentFolder ?? contentDir,
    log,
    now,
  });
  return {
    url,
    database,
    dataDir: config.dataDir,
    documents: createDocumentStore(database, now),
    logged,
    ...services,
  };
}
