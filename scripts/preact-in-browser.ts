import path from 'node:path';
import type { Plugin } from 'vite';
import { projectDir } from './run.ts';

const STANDS_FOR: Record<string, string> = {
  react: path.join(projectDir, 'app/react-in-browser.ts'),
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** The built site runs Preact in the browser (docs/decisions/027). The server and development run React. */
export const preactInBrowser: Plugin = {
  name: 'preact-in-browser',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId(id, importer) {
    const other = STANDS_FOR[id];
    return other && this.resolve(other, importer, { skipSelf: true });
  },
};
