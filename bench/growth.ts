import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startSiteProcess } from '../scripts/site-process.ts';
import type { Engine } from '../server/database/tables.ts';
import { freePort } from '../tests/support/services/free-port.ts';
import { startPostgres } from '../tests/support/services/postgres-server.ts';
import { measureRender, signIn } from './measures.ts';
import { type Counts, seed } from './seed.ts';

const FEW: Counts = { articles: 10, caseStudies: 10, leads: 10 };
const MANY: Counts = { articles: 100_000, caseStudies: 1000, leads: 1_000_000 };

const pages = {
  'list of articles': '/blog',
  'search of articles': '/blog?q=unique7x',
  'an article': '/blog/seeded-7',
  'list of case studies': '/cas-clients',
  inbox: '/admin/inbox',
  'search of the inbox': '/admin/inbox?q=unique7x',
  'first screen': '/admin/today',
};

export interface Growth {
  engine: Engine;
  what: string;
  few: number;
  many: number;
}

/** How long pages and screens take with few entries and with very many, on both engines. */
export async function measureGrowth(): Promise<Growth[]> {
  const postgres = await startPostgres();
  try {
    return [...(await growthOn('sqlite')), ...(await growthOn('postgres', postgres.url))];
  } finally {
    await postgres.stop();
  }
}

async function growthOn(engine: Engine, server?: string): Promise<Growth[]> {
  const [few, many] = [await timesWith(FEW, server), await timesWith(MANY, server)];
  return Object.keys(pages).map((what, place) => ({
    engine,
    what,
    few: few[place] ?? Number.NaN,
    many: many[place] ?? Number.NaN,
  }));
}

async function timesWith(counts: Counts, server?: string): Promise<number[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vitrine-growth-'));
  const databaseUrl = server && (await newDatabase(server, counts));
  await seed(databaseUrl ?? path.join(dataDir, 'vitrine.sqlite'), counts);
  const site = await startSiteProcess(
    dataDir,
    await freePort(),
    databaseUrl ? { DATABASE_URL: databaseUrl } : {},
  );
  try {
    const session = await signIn(site.url);
    const times: number[] = [];
    for (const page of Object.values(pages)) times.push(await measureRender(site, page, { session }));
    return times;
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function newDatabase(server: string, { leads }: Counts): Promise<string> {
  const name = `growth_${leads}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}
