import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Few files instead of many small ones: what pages share, by the kind of page, and beside it what one page needs. */
const groups = [
  {
    name: 'framework',
    test: /rolldown\/runtime|node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\//,
  },
  { name: 'site', test: /\/(?:app|domain)\//, minShareCount: 6 },
  { name: 'admin', test: /\/app\/admin\//, minShareCount: 2 },
  {
    name: 'reading',
    test: /\/(?:site\/legal|blocks\/(?:article|category|rich)|domain\/(?:articles|rich-text))/,
    minShareCount: 2,
  },
  { name: 'blocks', test: /\/(?:app|domain)\//, minShareCount: 2 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // React Router knows what a page needs; Vite's own preloading would only add weight.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
