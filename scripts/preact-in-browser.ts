import type { Plugin } from 'vite';

const REACT = '\0react-in-browser';

/** What React Router asks of React and Preact does not have. We start no transition that could be awaited. */
const REACT_FROM_PREACT = `
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
