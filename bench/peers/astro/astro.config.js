import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { compressFiles } from './compress-files.js';

/** Static pages as by default; the adapter is for the calls. It compresses nothing, so the build does. */
export default defineConfig({
  adapter: node({ mode: 'middleware' }),
  integrations: [
    react(),
    { name: 'compress', hooks: { 'astro:build:done': ({ dir }) => compressFiles(dir) } },
  ],
  telemetry: false,
});
