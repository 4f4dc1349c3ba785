/** Who may import whom. Each rule says what to do instead. */
const rule = (name, comment, from, to, extra = {}) => ({
  name,
  severity: 'error',
  comment,
  from,
  to,
  ...extra,
});

const TEST = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    rule(
      'domain-stands-alone',
      'domain/ holds pure rules: pass in what it needs (a clock, a list) instead of importing it.',
      { path: '^domain/', pathNot: TEST },
      { path: '^(app|server|tests|scripts|bench|content)/' },
    ),
    rule(
      'domain-takes-zod-only',
      'domain/ runs in the browser too and owns its rules: write the few lines here, or move this to server/ or app/.',
      { path: '^domain/', pathNot: TEST },
      { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    ),
    rule(
      'domain-without-node',
      'domain/ runs in the browser too: move what needs Node to server/.',
      { path: '^domain/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'ui-knows-nothing',
      'app/ui draws what it is given: hand words, data and links in as properties.',
      { path: '^app/ui/' },
      { path: '^(app/(?!ui/)|domain/|server/)' },
    ),
    rule(
      'ui-takes-react-only',
      'app/ui needs nothing but React: hand in what another package gives, or use the part where that package is at home.',
      { path: '^app/ui/', pathNot: TEST },
      { path: 'node_modules/', pathNot: 'node_modules/(@types/)?react/' },
    ),
    rule(
      'app-without-node',
      'app/ runs in the browser: let a service of server/ do what needs Node, and ask for it through the request (app/http/services.ts).',
      { path: '^app/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'app-takes-few-packages',
      'app/ draws with React, its router and zod: databases, logs and tools belong to server/, scripts/ or tests/.',
      { path: '^app/', pathNot: TEST },
      {
        path: 'node_modules/',
        pathNot:
          'node_modules/((@types/)?(react|react-dom)|react-router|zod|@react-router/dev|@tiptap|codemirror|@codemirror|@lezer|cookie|diff)/',
      },
    ),
    rule(
      'cookies-and-differences-for-admin-only',
      'Only the back office has a session and compares texts: no public page needs these packages.',
      { path: '^app/', pathNot: `^app/admin/|${TEST}` },
      { path: 'node_modules/(cookie|diff)/' },
    ),
    rule(
      'text-editor-for-articles-only',
      'Tiptap is large and belongs to the article editor: use a field of app/admin/fields.',
      { path: '^app/', pathNot: `^app/admin/editors/articles/|${TEST}` },
      { path: 'node_modules/@tiptap/' },
    ),
    rule(
      'code-editor-for-case-studies-only',
      'CodeMirror is large and belongs to the case study editor: use a field of app/admin/fields.',
      { path: '^app/', pathNot: `^app/admin/editors/case-studies/|${TEST}` },
      { path: 'node_modules/(codemirror|@codemirror|@lezer)/' },
    ),
    rule(
      'router-tools-for-routes-only',
      'Only the lists of routes and their exactRoute are read by the build: import from react-router instead.',
      { path: '^app/', pathNot: `^app/((admin/|api/|data/)?routes|exact-route)\\.ts$|${TEST}` },
      { path: 'node_modules/@react-router/dev/' },
    ),
    rule(
      'app-without-workshop',
      'What ships never takes from tests/, scripts/, bench/ or content/: words come from the content service, shared code moves to domain/ or app/. (HOST-08 wants the shipped plans when the service cannot be reached: its one file is let through.)',
      { path: '^app/', pathNot: [TEST, 'hosting/shipped-hosting\\.ts$'] },
      { path: '^(tests|scripts|bench|content)/' },
    ),
    rule(
      'i18n-knows-domain-only',
      'app/i18n knows the languages and the pages: move the rest to the screen that needs it.',
      { path: '^app/i18n/' },
      { path: '^(app/(?!i18n/)|server/)' },
    ),
    rule(
      'site-without-admin',
      'The public site never loads the back office: move what both need to app/ui or domain/.',
      { path: '^app/site/' },
      { path: '^app/(admin|data)/' },
    ),
    rule(
      'admin-without-site',
      'The back office may preview with site/blocks or a screen’s view in a ContentProvider, and nothing else of the site.',
      { path: '^app/admin/' },
      { path: '^app/(data/|site/(?!blocks/|content\\.tsx$|screens/[^/]+/view\\.tsx$))' },
    ),
    rule(
      'app-takes-types-of-server-only',
      'Write `import type`: at run time the services come through the request (app/http/services.ts).',
      { path: '^app/', pathNot: TEST },
      { path: '^server/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'server-without-app',
      'The server loads the built application (server/http/app-handler.ts) and never its sources.',
      { path: '^server/', pathNot: TEST },
      { path: '^(app|tests|scripts|bench|content)/' },
    ),
    rule(
      'server-without-http-inside',
      'Services know nothing of HTTP: hand them values, and let server/http or a route answer.',
      { path: '^server/(?!http/|start-server\\.ts|main\\.ts)', pathNot: TEST },
      { path: '^server/http/' },
    ),
    rule(
      'no-circles',
      'Two files that need each other are one, or lack a third.',
      {},
      { circular: true, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'production-without-tools',
      'What runs in production must be a dependency, not a development dependency.',
      { path: '^(server|domain)/', pathNot: TEST },
      { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/(vite|@types)/' },
    ),
    rule(
      'resolvable',
      'Correct the path, or install the package by its exact version.',
      {},
      // Before the first build there is nothing at #build.
      { couldNotResolve: true, pathNot: '^(#tests|#build|virtual:)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The peers live by their own rules, and hold what they build.
    exclude: { path: '^bench/peers/(next|astro)/' },
    // dependency-cruiser cannot read TypeScript 7 yet; swc reads the same imports, types told apart.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
