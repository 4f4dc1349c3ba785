/** Who may import whom. Each rule says what to do instead. */
const rule = (name, comment, from, to, extra = {}) => ({
  name,
  severity: 'error',
  comment,
  from,
  to,
  ...extra,
});

module.exports = {
  forbidden: [
    rule(
      'domain-stands-alone',
      'domain/ holds pure rules: pass in what it needs (a clock, a list) instead of importing it.',
      { path: '^domain/', pathNot: '\\.test\\.tsx?$' },
      { path: '^(app|server|tests|scripts|bench)/' },
    ),
    rule(
      'domain-without-platform',
      'domain/ runs in the browser too: no Node and no React. Move this to server/ or app/.',
      { path: '^domain/', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^(react|react-dom|react-router|kysely|pg|pino)$|node_modules/(react|react-dom|react-router|kysely|pg|pino)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'domain-without-node',
      'domain/ runs in the browser too: move what needs Node to server/.',
      { path: '^domain/', pathNot: '\\.test\\.tsx?$' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'ui-knows-nothing',
      'app/ui draws what it is given: hand words, data and links in as properties.',
      { path: '^app/ui/' },
      { path: '^(app/(?!ui/)|domain/|server/)|node_modules/react-router/' },
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
      'The back office may preview with site/blocks or a screen’s view, and nothing else of the site.',
      { path: '^app/admin/' },
      { path: '^app/(data/|site/(?!blocks/|screens/[^/]+/view\\.tsx$))' },
    ),
    rule(
      'app-takes-types-of-server-only',
      'Write `import type`: at run time the services come through the request (app/services.ts).',
      { path: '^app/', pathNot: '\\.test\\.tsx?$' },
      { path: '^server/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'server-without-app',
      'The server loads the built application (server/http/app-handler.ts) and never its sources.',
      { path: '^server/', pathNot: '\\.test\\.ts$' },
      { path: '^(app|tests|scripts|bench)/' },
    ),
    rule(
      'server-without-http-inside',
      'Services know nothing of HTTP: hand them values, and let server/http or a route answer.',
      { path: '^server/(?!http/|start-server\\.ts|main\\.ts)', pathNot: '\\.test\\.ts$' },
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
      { path: '^(server|domain)/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/(vite|@types)/' },
    ),
    rule(
      'resolvable',
      'Correct the path, or install the package by its exact version.',
      {},
      { couldNotResolve: true, pathNot: '^(#tests|virtual:)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // dependency-cruiser cannot read TypeScript 7 yet; swc reads the same imports, types told apart.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
