import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The public site as one script and one style sheet, from the same screens: for `npm run export:file`. */
export default defineConfig({
  publicDir: false,
  plugins: [tailwindcss()],
  build: {
    outDir: '.cache/offline',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'app/offline/entry.tsx',
      output: { codeSplitting: false, entryFileNames: 'site.js', assetFileNames: 'site[extname]' },
    },
  },
});
