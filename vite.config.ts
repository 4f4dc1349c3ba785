import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Few files instead of many small ones: what every page needs, and beside it what one page needs. */
const groups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\// },
  { name: 'site', test: /\/app\/(?:ui|i18n|site\/(?:shell|blocks|seo))\/|\/domain\/(?!calculator\/)/ },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
