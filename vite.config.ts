import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { recordPackages } from './scripts/bundling/bundled-packages.ts';
import { criticalCssPlugin } from './scripts/bundling/critical-css-plugin.ts';
import { pageFramePlugin } from './scripts/bundling/page-frame-plugin.ts';

/** React and its router, and what the frame around every page and the parts that pages share are made of. */
const SHARED = new RegExp(
  [
    'rolldown|vite/preload-helper',
    'node_modules/(?:react|react-dom|react-router|scheduler)/',
    'app/site/(?:shell|blocks)/(?!lightbox|time-choice|testimonials|expertise-links|article-card|category-badge|marked|unbroken|.*(?:-panel|-form|layout|rich))',
    'app/app.css',
    'app/ui/(?:fade-in|textarea)',
    'app/site/(?:content|revalidate-on-other-page|legal/legal-section)',
    'domain/(?:content/(?:text|testimonials)|case-studies/case-study-parts|leads/forms/plan-request)',
  ].join('|'),
);

/** One file instead of many small ones, and beside it what one page needs. */
const groups = [
  { name: 'site', test: SHARED },
  // What sends and keeps a form, beside what pages without one share with it.
  { name: 'sending', test: /app\/site\/forms\/(?:use-|kept|keep-typed|mark-header)/ },
  { name: 'articles', test: /app\/site\/blocks\/(?:article-card|category-badge|marked|unbroken)/ },
  // What a carousel is made of.
  { name: 'turning', test: /app\/ui\/carousel\// },
  { name: 'forms', test: /app\/site\/forms\/(?!network-failure)/ },
  {
    name: 'calculator',
    // Without what only its editor uses.
    test: /(?:domain|app\/site\/screens)\/calculator\/(?!quote-|editing\/)|statistics\/step-count/,
  },
];

/** Vite wraps each late import to fetch its style sheets first. Ours have none: the wrapper only calls. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined,
};

export default defineConfig({
  plugins: [plainImports, criticalCssPlugin, pageFramePlugin, recordPackages, tailwindcss(), reactRouter()],
  // React Router knows what a page needs; Vite's own preloading would only add weight.
  build: { assetsInlineLimit: 0, modulePreload: false },
  // Every package is bundled before the first page of development: one that turned up later would be bundled
  // anew with all others, under the feet of the page that asked for it.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/{admin,design,site}/**/*.tsx', '!**/*.test.tsx'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
