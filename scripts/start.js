import nodeModule from 'node:module';
import path from 'node:path';

// Plain JavaScript without newer syntax: it must be able to tell an old Node that it is too old.
if (!nodeModule.enableCompileCache || !process.features.typescript) {
  process.stderr.write(
    `This is Node ${process.versions.node}; the site needs the one that package.json pins. Use npm start.\n`,
  );
  process.exit(1);
}
// Keeps what Node made of the sources, so that the next start takes half the time. This comes before the
// first file of types: for one of them Node would load its whole reader.
nodeModule.enableCompileCache(path.resolve(import.meta.dirname, '../.cache/compiled'));
const { ensureBuild } = await import('./build.ts');
await ensureBuild();
process.env.NODE_ENV = 'production';
await import(new URL('../build/run/main.js', import.meta.url).href);
