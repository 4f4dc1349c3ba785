import { access, cp, glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nothingOffered } from '../../domain/appointments/offered-times.ts';
import { ownRedirects, ownRedirectTarget } from '../../domain/own-redirects.ts';
import { findPage, notFoundPaths } from '../../domain/pages.ts';
import { redirects, redirectTarget } from '../../domain/redirects.ts';
import { SCRIPT_MARK } from '../../domain/script-mark.ts';
import { socialImagePath } from '../../domain/seo/social-image.ts';
import { type AppHandler, loadBuiltApp } from '../../server/http/app-handler.ts';
import type { Services } from '../../server/services.ts';
import { ensureBuild } from '../build.ts';
import { precompress } from '../bundling/precompress.ts';
import { projectDir } from '../run.ts';
import { asCopy } from './copy-words.ts';
import { headerRules, type Moved, redirectRules } from './host-rules.ts';
import { documentAddresses, pageAddresses } from './site-addresses.ts';
import { redirectPage, staticPage } from './static-page.ts';

const CLIENT = path.join(projectDir, 'build/client');
const TEXT = /\.(?:html|data|xml|txt|json|svg|webmanifest|js|css)$/;
/** The list of all routes is left out: it names the scripts of the back office. */
const ASSET = /(?!manifest-)\b\w[\w.-]*\.(?:js|css)/g;
const MEDIA = /\/media\/([\w-]+\.\d+x\d+(?:-\d+)?\.(?:webp|avif))/g;

interface StaticOptions {
  folder: string;
  /** The address of a running site that forms are passed on to, by the host. */
  server?: string;
  /** A part of the site only. */
  only?: (address: string) => boolean;
}

/** Writes every public page and all it needs as files, each text beside its compressed variants. */
export async function writeStaticSite(
  services: Services,
  { folder, server, only = () => true }: StaticOptions,
) {
  await refuseForeign(folder);
  await ensureBuild();
  const files = new Map<string, string | Buffer>();
  const app = await loadBuiltApp(server ? services : withCopyWords(services));
  const answer = createAsker(app, services.siteUrl);
  const bytes = async (address: string) => Buffer.from(await (await answer(address)).arrayBuffer());
  const ask: Ask = async (address) => (await answer(address)).text();
  const pageFile = async (address: string) => {
    const response = await answer(address);
    const mark = response.headers.get(SCRIPT_MARK) ?? '';
    return staticPage({ html: await response.text(), mark }, { hasServer: server !== undefined });
  };
  const pages = (await pageAddresses(services)).filter(only);
  for (const page of pages) {
    files.set(`${page}/index.html`, await pageFile(page));
    files.set(dataFile(page), await ask(dataFile(page)));
    const image = imageOf(page);
    if (image) files.set(image, await bytes(image));
  }
  const moved = await movedAddresses(services, pages);
  for (const { from, to } of moved) {
    files.set(`${from}/index.html`, redirectPage(to, services.siteUrl));
    files.set(dataFile(from), await ask(encodeURI(dataFile(from))));
  }
  for (const lost of Object.values(notFoundPaths)) files.set(`${lost}.html`, await pageFile(lost));
  for (const address of documentAddresses) files.set(address, await ask(address));
  files.set('/__manifest', await routeManifest(ask, [...pages, ...moved.map(({ from }) => from)], files));
  files.set('/_redirects', redirectRules(moved, server));
  files.set('/_headers', headerRules(services.siteUrl));
  await addAssets(files);
  await addMedia(files, services.media);
  await write(files, `${folder}.part`);
  await rm(folder, { recursive: true, force: true });
  await rename(`${folder}.part`, folder);
  return { pages: pages.length, files: files.size };
}

/** Former addresses, each with where it leads; one that a page has meanwhile is none. */
async function movedAddresses({ content, siteUrl }: Services, pages: readonly string[]): Promise<Moved[]> {
  const rows = await ownRedirects(content.section);
  const own = rows.map(({ from }) => ({
    from,
    to: ownRedirectTarget(rows, { path: from, search: '', siteUrl }),
  }));
  const fixed = redirects.map(({ from }) => ({ from, to: redirectTarget(from, '') }));
  const kept = new Map([...own.toReversed(), ...fixed].map(({ from, to }) => [from, to]));
  return [...kept].flatMap(([from, to]) => (to === undefined || pages.includes(from) ? [] : [{ from, to }]));
}

/** Only what an export has written before is replaced. */
async function refuseForeign(folder: string): Promise<void> {
  const isEmpty = (await readdir(folder).catch(() => [])).length === 0;
  const isOurs = await access(path.join(folder, '__manifest')).then(
    () => true,
    () => false,
  );
  if (!isEmpty && !isOurs) throw new Error(`${folder} holds something else than an exported site.`);
}

type Ask = (address: string) => Promise<string>;

function createAsker(app: AppHandler, siteUrl: string) {
  return async (address: string): Promise<Response> => {
    const response = await app.handle(new Request(siteUrl + address), { address: 'export' });
    if (response.status >= 500) throw new Error(`${address} answered ${response.status}.`);
    return response;
  };
}

/** The image that a shared link to a page shows. */
function imageOf(address: string): string | undefined {
  const match = findPage(address);
  return match && socialImagePath(match);
}

/** Content that says of itself that it cannot send anything. */
function withCopyWords(services: Services): Services {
  const { section } = services.content;
  const worded: typeof section = async (name, language) => {
    const { agency } = await section('common', language);
    return asCopy(await section(name, language), { language, agency, madeAt: services.now() });
  };
  const appointments = { ...services.appointments, offered: async () => nothingOffered };
  return { ...services, appointments, content: { ...services.content, section: worded } };
}

/** Where the application asks for the data of a page. */
function dataFile(address: string): string {
  return address === '/' ? '/_.data' : `${address}.data`;
}

/** Every route of the pages at once: a host of files takes no notice of which ones a page asks for. */
async function routeManifest(ask: Ask, addresses: string[], files: Map<string, string | Buffer>) {
  const version = /"version":\s*"([^"]+)"/.exec(String(files.get('//index.html')))?.[1] ?? '';
  const routes: Record<string, unknown> = {};
  // One request for all would be longer than an address may be.
  for (let start = 0; start < addresses.length; start += 50) {
    const paths = addresses.slice(start, start + 50).join(',');
    Object.assign(routes, JSON.parse(await ask(`/__manifest?${new URLSearchParams({ paths, version })}`)));
  }
  return JSON.stringify(routes);
}

/** Files that are served as they are, and of the scripts and styles those that a public page can come to need. */
async function addAssets(files: Map<string, string | Buffer>): Promise<void> {
  const built = new Set<string>();
  for await (const file of glob('**/*', { cwd: CLIENT, withFileTypes: true })) {
    const name = path.relative(CLIENT, path.join(file.parentPath, file.name));
    if (!file.isFile() || /\.(?:br|gz)$/.test(name)) continue;
    if (name.startsWith('assets/')) built.add(path.basename(name));
    else files.set(`/${name}`, await readFile(path.join(CLIENT, name)));
  }
  const waiting = [...files.values()]
    .filter((body) => typeof body === 'string')
    .flatMap((body) => body.match(ASSET) ?? []);
  const seen = new Set<string>();
  for (const name of waiting) {
    if (!built.has(name) || seen.has(name)) continue;
    seen.add(name);
    const text = await readFile(path.join(CLIENT, 'assets', name), 'utf8');
    files.set(`/assets/${name}`, text);
    waiting.push(...(text.match(ASSET) ?? []));
  }
}

async function addMedia(files: Map<string, string | Buffer>, media: Services['media']): Promise<void> {
  const texts = [...files.values()].filter((body) => typeof body === 'string');
  const names = new Set(texts.flatMap((body) => [...body.matchAll(MEDIA)].map(([, name = '']) => name)));
  for (const name of names) {
    const bytes = await media.open(name);
    if (bytes) files.set(`/media/${name}`, bytes);
  }
}

async function write(files: Map<string, string | Buffer>, folder: string): Promise<void> {
  for (const [name, body] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, body);
    const built = path.join(CLIENT, name);
    if (name.startsWith('/assets/'))
      for (const ending of ['.br', '.gz']) await cp(built + ending, file + ending);
    else if (TEXT.test(name)) await precompress(file);
  }
}
