import path from 'node:path';
import type { Plugin } from 'vite';
import { projectDir } from './run.ts';

const REACT = '\0react-in-browser';

/**
 * Effects of what a visitor does run before the next thing he does is heard, as with React; while the page
 * comes alive they may wait. `useOptimistic` is what React Router asks of React and Preact does not have:
 * we start no transition that could be awaited.
 */
const REACT_FROM_PREACT = `
import { options } from 'preact';
import { isAlive } from '${path.join(projectDir, 'app/ui/alive.ts')}';
import { inNextTask } from '${path.join(projectDir, 'app/ui/next-task.ts')}';
options.requestAnimationFrame = (effects) => (isAlive() ? queueMicrotask : inNextTask)(effects);
export * from 'preact/compat';
export { default } from 'preact/compat';
export const useOptimistic = (state) => [state, () => {}];
`;

const STANDS_FOR: Record<string, string> = {
  react: REACT,
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
    return other === undefined || other === REACT ? other : this.resolve(other, importer, { skipSelf: true });
  },
  load: (id) => (id === REACT ? REACT_FROM_PREACT : undefined),
};
