import { createHash } from 'node:crypto';
import { build, createServer, type InlineConfig, type Plugin } from 'vite';

const NAME = 'virtual:page-frame';
const ENTRY = 'app/page-frame/entry.tsx';
const DEVELOPMENT_BASE = '/page-frame/';

const shared: InlineConfig = { configFile: false, publicDir: false, logLevel: 'warn' };

/**
 * The page beside an editor is a bundle of its own: React Router takes the loaders out of every screen that goes to
 * the browser, and this page runs them there. `virtual:page-frame` gives the address of its script.
 */
export const pageFramePlugin: Plugin = {
  name: 'page-frame',

  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),

  async load(id) {
    if (id !== `\0${NAME}`) return;
    if (this.environment.name !== 'client') return exported('');
    if (this.environment.mode === 'dev') return exported(DEVELOPMENT_BASE + ENTRY);
    const source = await bundle();
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    const fileName = `assets/page-frame-${hash}.js`;
    this.emitFile({ type: 'asset', fileName, source });
    return exported(`/${fileName}`);
  },

  /** In development a second Vite serves it: the first one takes the loaders away. */
  async configureServer(site) {
    const frame = await createServer({
      ...shared,
      base: DEVELOPMENT_BASE,
      cacheDir: 'node_modules/.vite-page-frame',
      server: { middlewareMode: true, hmr: false, ws: false },
      appType: 'custom',
      optimizeDeps: { entries: [ENTRY] },
    });
    site.middlewares.use((request, response, next) => {
      if (request.url?.startsWith(DEVELOPMENT_BASE)) frame.middlewares(request, response, next);
      else next();
    });
  },
};

const exported = (address: string) => `export const script = ${JSON.stringify(address)};`;

async function bundle(): Promise<string> {
  const built = await build({
    ...shared,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  });
  if (!('output' in built)) throw new Error('One bundle was asked for.');
  const entry = built.output.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The page beside an editor was not built.');
  return entry.code;
}
