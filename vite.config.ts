import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Folders whose parts a few kinds of page share: only those pages load them. */
const FOR_SOME =
  'admin|editing|content/label|screens/(?:hosting|legal|privacy|terms)/|leads|calculator|articles|rich-text|charts|site/(?:forms|legal)|blocks/(?:article|category|rich|receipt|scrolling)';

/** Few files instead of many small ones: what most pages share, and beside it what one page needs. */
const groups = [
  {
    name: 'framework',
    test: /rolldown\/runtime|node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\//,
  },
  { name: 'site', test: new RegExp(`/(?:app|domain)/(?!.*(?:${FOR_SOME}))`), minShareCount: 2 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // React Router knows what a page needs; Vite's own preloading would only add weight.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
