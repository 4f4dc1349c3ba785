import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { administrator, type SiteProcess } from '../scripts/site-process.ts';
import { isInstalled, type LoadResult, load, visit } from './load.ts';
import { startNginx } from './nginx.ts';

const ROUNDS = 3;
const SECONDS = 4;

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export interface Throughput {
  ours: LoadResult;
  nginx: LoadResult;
}

/** A cached page against nginx serving the same bytes, in turns; undefined where nginx or wrk is missing. */
export async function measureThroughput(
  site: SiteProcess,
  nginxPort: number,
): Promise<Throughput | undefined> {
  if (!(await isInstalled('nginx')) || !(await isInstalled('wrk'))) return undefined;
  const stop = await startNginx(await sentBytes(site.url), nginxPort);
  const ours: LoadResult[] = [];
  const nginx: LoadResult[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    nginx.push(await load(`http://127.0.0.1:${nginxPort}/`, SECONDS));
    ours.push(await load(`${site.url.replace('localhost', '127.0.0.1')}/`, SECONDS));
  }
  await stop();
  return { ours: medianOf(ours), nginx: medianOf(nginx) };
}

/** The body as it goes over the wire, still compressed. */
function sentBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) =>
      buffer(response).then(resolve, reject),
    ).once('error', reject);
  });
}

function medianOf(results: LoadResult[]): LoadResult {
  return {
    requestsPerSecond: median(results.map((result) => result.requestsPerSecond)),
    p99Ms: median(results.map((result) => result.p99Ms)),
  };
}

interface RenderOptions {
  count?: number;
  /** The cookie of somebody who is signed in. */
  session?: string;
}

/** Milliseconds to render a page anew. */
export async function measureRender(
  site: Pick<SiteProcess, 'url'>,
  path: string,
  { count = 60, session = '' }: RenderOptions = {},
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    const response = await fetch(site.url + uncachedSpelling(path), { headers: { cookie: session } });
    const page = await response.text();
    times.push(performance.now() - begun);
    if (!response.ok || !page.includes('</html>')) throw new Error(`${path} answered ${response.status}.`);
    if (response.headers.has('etag')) throw new Error(`${path} was kept: it was not rendered for this.`);
  }
  return median(times.slice(count / 3));
}

/** A spelling of an address that leads to the same page and that the cache keeps nothing for. */
const uncachedSpelling = (path: string) =>
  path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

export async function measureMemory(site: SiteProcess, views: number): Promise<number> {
  const paths = ['/', '/en', '/agence', '/blog', '/expertises/hebergement', '/en/pricing'];
  await visit(
    paths.map((path) => site.url + path),
    views,
  );
  return site.residentMegabytes();
}

/** Milliseconds from sending a save to a visitor having the new words on the page. */
export async function measureSaveToVisible(
  site: Pick<SiteProcess, 'url'>,
  { section = 'hosting', path = '/expertises/hebergement', count = 15 } = {},
): Promise<number> {
  const cookie = await signIn(site.url);
  const address = `${site.url}/api/content/fr/${section}`;
  const { rev } = (await (await fetch(address, { headers: { cookie } })).json()) as { rev: number };
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const title = `Titre ${rev + index}`;
    const begun = performance.now();
    await fetch(address, {
      method: 'PATCH',
      headers: { cookie, origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({ path: 'hero.title', value: title, basedOn: rev + index }),
    });
    const page = await (await fetch(site.url + path)).text();
    times.push(performance.now() - begun);
    if (!page.includes(title)) throw new Error('A save was not visible on the next request.');
  }
  return median(times);
}

/** The cookie of the administrator. */
export async function signIn(url: string): Promise<string> {
  const body = new URLSearchParams({
    email: administrator.ADMIN_EMAIL,
    password: administrator.ADMIN_PASSWORD,
  });
  const response = await fetch(`${url}/admin`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: url },
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}
