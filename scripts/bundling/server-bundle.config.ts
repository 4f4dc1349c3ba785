import { defineConfig } from 'vite';
import { recordPackages } from './bundled-packages.ts';

/**
 * The server, the application and the packages they use in a few files: reading and resolving five
 * hundred took half of each start. `sharp` brings a library of the machine, Vite serves development.
 */
export default defineConfig({
  plugins: [recordPackages],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'build/run',
    target: 'esnext',
    minify: false,
    rolldownOptions: {
      input: [
        'server/main.ts',
        'server/backup/nightly-thread.ts',
        'scripts/admin.ts',
        'scripts/backup.ts',
        'scripts/doctor.ts',
        'scripts/restore.ts',
      ],
      external: ['sharp', 'vite', 'pg-native'],
    },
  },
  ssr: { noExternal: true },
});
