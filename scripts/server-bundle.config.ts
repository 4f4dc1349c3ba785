import { defineConfig } from 'vite';

/**
 * The server, the application and the packages they use in a few files: reading and resolving five
 * hundred took half of each start. `sharp` brings a library of the machine, Vite serves development.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/run',
    target: 'esnext',
    minify: false,
    rolldownOptions: { external: ['sharp', 'vite', 'pg-native'] },
  },
  ssr: { noExternal: true },
});
