import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';

const engines = ['sqlite', 'postgres'] as const;
export type TestEngine = (typeof engines)[number];

/** Runs the same tests on both database engines. */
export function onBothEngines(name: string, tests: (engine: TestEngine) => void): void {
  describe.each(engines)(`${name} (%s)`, (engine) => tests(engine));
}

/** Takes what must be done when the test, or the test file, is over. */
export type AtEnd = (clean: () => Promise<void>) => void;

/** The address of a new, empty database that goes when the test ends. */
export async function newDatabase(engine: TestEngine, atEnd: AtEnd = onTestFinished): Promise<string> {
  return engine === 'sqlite' ? path.join(await newFolder(atEnd), 'test.sqlite') : newPostgresDatabase(atEnd);
}

export async function newFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrine-test-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

let postgres: Promise<string> | undefined;

/** The address of the PostgreSQL of this run, which the first call starts. */
export function postgresUrl(): Promise<string> {
  postgres ??= fetch(inject('postgresStarter')).then(async (response) => {
    if (!response.ok) throw new Error(`PostgreSQL did not start: ${await response.text()}`);
    return response.text();
  });
  return postgres;
}

async function newPostgresDatabase(atEnd: AtEnd): Promise<string> {
  const server = await postgresUrl();
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name}`);
  atEnd(() => command(server, `drop database ${name} with (force)`));
  return `${server}/${name}`;
}

async function command(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(sql);
  await client.end();
}
